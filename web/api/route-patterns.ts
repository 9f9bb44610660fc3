import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';

const matchedContext = createContext<{ pattern?: string }>({});

/**
 * Wraps the build to find out which route answered, for `screenPattern`. The framework has matched the path anyway, and a pattern
 * is safe as a label, because visitors can't make up new ones.
 */
export function withPatterns(build: ServerBuild): ServerBuild {
  const { module } = build.entry;
  const instrumentation: NonNullable<typeof module.instrumentations>[number] = {
    handler: ({ instrument }) =>
      instrument({
        request: async (handle, { context }) => {
          const { meta } = await handle();
          const matched = context?.get(matchedContext);
          if (matched && meta) matched.pattern = `/${meta.pattern.replace(/^\/+/, '')}`;
        },
      }),
  };
  const instrumentations = [...(module.instrumentations ?? []), instrumentation];
  return { ...build, entry: { ...build.entry, module: { ...module, instrumentations } } };
}

export function screenPatterns(routes: ServerBuild['routes']): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? pathOf(route.parentId) + (route.path ? `/${route.path}` : '') : '';
  };
  return Object.keys(routes).map((id) => pathOf(id) || '/');
}

/** Prepares a request's context. The returned function gives the pattern once the request is answered: `/blog/:slug`, or `/*`. */
export function screenPattern(load: RouterContextProvider): () => string {
  const matched: { pattern?: string } = {};
  load.set(matchedContext, matched);
  return () => matched.pattern ?? '/*';
}
