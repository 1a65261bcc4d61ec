import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { Buy, Payees } from "./buy.tsx";
import type { ShopData } from "./shop-fields.ts";
import css from "./shop-rows.css?site";

function ShopRows({ data, id, tone, level, scope }: ViewProps<ShopData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Shop" />
      <ul className="sw-items-rows">
        <Each of={data.items} field="items">
          {(item, index) => (
            <li>
              {item.picture && (
                <div className="sw-item-art" data-picture="picture">
                  <Picture picture={item.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                </div>
              )}
              <div>
                <Subtitle level={level} field="name">
                  {item.name}
                </Subtitle>
                <Text of={item} field="text" className="sw-quiet" />
              </div>
              <p className="sw-item-price" data-field="price">
                {item.price}
              </p>
              <div className="sw-item-buy">
                <Buy item={item} words={data.button} />
              </div>
            </li>
          )}
        </Each>
      </ul>
      <Payees items={data.items} />
    </div>
  );
}

export const shopRows = {
  label: "Rows",
  View: ShopRows,
  css,
};
