import { Text } from "../parts.tsx";
import type { ServicesData } from "./services-fields.ts";

export function ServicePrice({ service }: { service: ServicesData["services"][number] }) {
  if (!service.price && !service.unit) return null;
  return (
    <p className="sw-service-price" data-field="price">
      {service.price} <Text of={service} field="unit" as="span" />
    </p>
  );
}
