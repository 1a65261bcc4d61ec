import { call, callSignedIn } from "#src/api/call.ts";
import { queryClient, useQuery } from "#src/api/query.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";

const contract = () => import("#src/entities/common-calls.ts");
const queryKey = ["promotion"];

/** `none` without an account, `unknown` while loading or after an error. */
export type PromotionStatus = "none" | "unknown" | "available" | "used";

export function usePromotion(): PromotionStatus {
  const userId = useAuth((auth) => auth.user?.id);
  const isLoading = useAuth((auth) => auth.isLoading);
  const { data } = useQuery({
    queryKey: [...queryKey, userId],
    queryFn: async ({ signal }) => callSignedIn((await contract()).readPromotion, { signal }),
    enabled: userId !== undefined,
    showsError: true,
  });
  if (userId === undefined) return isLoading ? "unknown" : "none";
  if (!data) return "unknown";
  return data.isAvailable ? "available" : "used";
}

/** Redeems the promotion for this order; rejects with 409 if another order has used it. */
export async function redeem(order: string) {
  try {
    await call((await contract()).redeemPromotion, { body: { order } });
  } finally {
    void queryClient.invalidateQueries({ queryKey });
  }
}
