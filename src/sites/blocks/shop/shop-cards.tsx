import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { Buy, Payees } from "./buy.tsx";
import css from "./shop-cards.css?site";
import type { ShopData } from "./shop-fields.ts";

function ShopCards({ data, id, tone, level, scope }: ViewProps<ShopData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Shop" />
      <ul className="sw-items-cards">
        <Each of={data.items} field="items">
          {(item, index) => (
            <li>
              {item.picture && (
                <div className="sw-item-art" data-picture="picture">
                  <Picture picture={item.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                </div>
              )}
              <div className="sw-item-head">
                <Subtitle level={level} field="name">
                  {item.name}
                </Subtitle>
                <Text of={item} field="price" className="sw-item-price" />
              </div>
              <Text of={item} field="text" className="sw-quiet" />
              <Buy item={item} words={data.button} />
            </li>
          )}
        </Each>
      </ul>
      <Payees items={data.items} />
    </div>
  );
}

export const shopCards = {
  label: "Pictures with a button",
  View: ShopCards,
  css,
};
