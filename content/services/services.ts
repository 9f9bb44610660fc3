import { ecommerceSetup } from './ecommerce-setup.ts';
import { maintenanceSupport } from './maintenance-support.ts';
import { seoOptimization } from './seo-optimization.ts';
import type { Service } from './service.ts';
import { webHosting } from './web-hosting.ts';
import { websiteDesign } from './website-design.ts';

/** All services, in the order of the seed. */
export const services: readonly Service[] = [websiteDesign, seoOptimization, webHosting, maintenanceSupport, ecommerceSetup];

/** Undefined when there is no such service. */
export function serviceBySlug(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}
