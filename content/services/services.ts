import { bySlug } from '../file-slugs.ts';
import type { Service, ServiceFile } from './service.ts';

/** Services from their files, in their order. */
export function servicesFrom(files: Record<string, ServiceFile>): Service[] {
  return bySlug(files)
    .map(([slug, service]) => ({ ...service, slug, head: { ...service.head, path: `/services/${slug}` } }))
    .sort((a, b) => a.order - b.order);
}

export const services: readonly Service[] = servicesFrom(import.meta.glob<ServiceFile>('./*.yaml', { eager: true, import: 'default' }));

/** Undefined if the service doesn't exist. */
export function serviceBySlug(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}
