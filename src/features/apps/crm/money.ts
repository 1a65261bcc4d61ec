import { dollars, formatMoney } from "#src/lib/money.ts";

export const money = (amount: number) => formatMoney(dollars(amount));
