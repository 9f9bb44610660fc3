// Runs inside a draft shown in the portal or beside the brief, never on a live site. It tells the frame's parent which
// section was chosen and takes two orders: `mode` (choose sections, or browse) and `show` (mark and scroll to a section).
(() => {
  const parentOrigin = document.currentScript.dataset.parent;
  const style = document.createElement('style');
  style.nonce = document.currentScript.nonce;
  style.textContent =
    '[data-section].sunup-over{outline:3px solid #f2930c;outline-offset:-3px;cursor:pointer}[data-section].sunup-shown{outline:4px solid #ffb533;outline-offset:-4px}';
  document.head.append(style);
  let choosing = false;
  const say = (message) => parent.postMessage({ sunup: true, ...message }, parentOrigin);
  const sectionOf = (target) => (target instanceof Element ? target.closest('[data-section]') : null);
  const labelOf = (section) =>
    (section.querySelector('h1,h2,h3')?.textContent ?? section.dataset.section).trim().replace(/\s+/g, ' ').slice(0, 80);

  addEventListener('message', (event) => {
    if (event.origin !== parentOrigin) return;
    const { mode, show } = event.data ?? {};
    if (mode) choosing = mode === 'choose';
    if (!show) return;
    for (const shown of document.querySelectorAll('.sunup-shown')) shown.classList.remove('sunup-shown');
    const section = document.querySelector(`[data-section="${CSS.escape(show)}"]`);
    section?.classList.add('sunup-shown');
    section?.scrollIntoView({ block: 'center' });
  });
  addEventListener('pointerover', (event) => {
    for (const over of document.querySelectorAll('.sunup-over')) over.classList.remove('sunup-over');
    if (choosing) sectionOf(event.target)?.classList.add('sunup-over');
  });
  addEventListener(
    'click',
    (event) => {
      const section = sectionOf(event.target);
      if (choosing && section) {
        event.preventDefault();
        say({ chose: section.dataset.section, label: labelOf(section), page: location.pathname });
        return;
      }
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      // A phone number or another site must not take over the frame.
      if (link && link.origin !== location.origin) event.preventDefault();
    },
    true,
  );
  say({ ready: true, page: location.pathname, height: document.documentElement.scrollHeight });
})();
