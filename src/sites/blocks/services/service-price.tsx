import type { ServicesData } from "./services-fields.ts";

export function ServicePrice({ service }: { service: ServicesData["services"][number] }) {
  if (!service.price && !service.unit) return null;
  return (
    <p className="sw-service-price">
      {service.price} {service.unit && <span>{service.unit}</span>}
    </p>
  );
}
