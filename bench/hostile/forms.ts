import * as build from 'virtual:react-router/server-build';

/** A form of 100,000 empty fields. */
export const manyFields = `intent=signup&${Array.from({ length: 100_000 }, (_, n) => `f${n}=`).join('&')}`;

export const malformed = [
  { type: 'multipart/form-data; boundary=abc', body: 'nothing of the boundary' },
  { type: 'multipart/form-data', body: '--abc--' },
  { type: 'multipart/form-data; boundary=abc', body: '--abc\r\nContent-Disposition: form-data; name="intent"\r\n\r\ncut' },
];

/** A path for every route, with its data path, and the API paths that accept forms. */
export function formPaths(): string[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const pathOf = (id: string | undefined): string => {
    const route = routes.find((one) => one.id === id);
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  const paths = new Set(
    routes
      .map(({ id }) =>
        pathOf(id)
          .replace(/:\w+|\*/g, 'x')
          .replace(/\/{2,}/g, '/'),
      )
      .filter(Boolean),
  );
  const data = [...paths].filter((path) => !path.includes('.')).map((path) => `${path}.data`);
  return [...paths, ...data, '/?index', '/api/toasts/shown', '/api/exit-offer', '/api/notifications/read', '/api/notifications/choices'];
}
