import editorFrame from '../editor/frame/editor.ts?bundle';
import previewFrame from './preview-frame.js?raw';

/** Scripts that previews load, by path. Live sites have no script. */
export const frameScripts = new Map([
  ['/~preview.js', previewFrame],
  ['/~editor.js', editorFrame],
]);
