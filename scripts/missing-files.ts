import type { Plugin } from 'vite';
import { missingFile } from '../web/browser/missing-file.ts';

const reload = /window\.location\.reload\(\);(?=\s*return new Promise)/;

/**
 * If a route's script can't be loaded, as after an update or without a connection, React Router reloads the page that someone
 * wants to leave: their click is lost, and so is the screen when there's no server. This makes it tell the page instead
 * (`meetMissingFile` in web/browser/other-build.ts).
 */
export const missingFiles: Plugin = {
  name: 'missing-files',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[/]react-router[/]dist[/]\w+[/]lib[/]dom[/]ssr[/]routeModules\.js$/ },
    handler(code) {
      if (!reload.test(code)) this.error('React Router no longer reloads pages whose script is missing. Update scripts/missing-files.ts.');
      return { code: code.replace(reload, `window.dispatchEvent(new Event('${missingFile}'));`), map: null };
    },
  },
};
