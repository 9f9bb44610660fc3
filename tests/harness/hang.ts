import { connect } from 'node:net';

/**
 * Value of NODE_OPTIONS for a server that hangs when a connection to `port` asks for it: its event loop runs one endless step, as with a
 * regular expression that never ends. It does so once; the process that is started after it works.
 */
export function hangOptions(port: number): string {
  const code = `
    import { createServer } from 'node:net';
    import { isMainThread } from 'node:worker_threads';
    const isServer = isMainThread && process.argv[1]?.endsWith('main.js') && [undefined, 'all', 'web'].includes(process.argv[2]);
    if (isServer) createServer(() => { for (;;); }).listen(${port}, '127.0.0.1').unref();`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** Makes that server hang. Resolves once it was asked. */
export function hang(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve();
      // The process that ended resets it.
      socket.destroy();
    }).once('error', reject);
  });
}
