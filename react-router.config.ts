import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: process.env.SUNUP_BUILD ?? 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  // All routes in one small kept file, instead of a question for each page's links.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
