// Runs inside a draft shown in the portal or next to the brief, never on a live site. Tells the frame's parent which section
// was selected, and accepts commands: `mode` (select sections, or browse), `mark` (frame a section, or none), `show` (mark a
// section, or the first of several that exists, and scroll to it; `at: 'once'` jumps, `at: 'stay'` keeps the position `y`),
// `ratio` (scroll to this fraction of the page), `changed` (frame these sections as changed), `bars: false` (no scroll bar),
// `missing` (unanswered questions, listed before the footer), `ring` (circle where the page says an answer, or null), `editor` (load
// the script with which owners edit in the page, in the build that the parent names).
(() => {
  // Opened on its own, the draft has no parent to talk to.
  if (parent === window) return;
  const parentOrigin = document.currentScript.dataset.parent;
  const { nonce } = document.currentScript;
  const style = document.createElement('style');
  style.nonce = nonce;
  style.textContent =
    '[data-section].sunup-over{cursor:pointer}.sunup-frame{position:fixed;z-index:2147483647;box-sizing:border-box;pointer-events:none;border:6px solid #ffb533;box-shadow:0 0 0 2px #0b172c,inset 0 0 0 2px #0b172c}.sunup-frame.over{border:3px solid #f2930c;box-shadow:none}.sunup-frame.changed{border:3px dashed #f2930c;box-shadow:none}' +
    'html.sunup-bare{scrollbar-width:none}.sunup-missing{list-style:none;margin:0;padding:48px 56px;display:grid;grid-template-columns:repeat(auto-fit,minmax(190px,1fr));gap:24px}' +
    '.sunup-missing li{min-height:104px;padding:18px 20px;border:2px dashed;border-radius:8px;opacity:.75;font-size:16px;line-height:1.45}.sunup-missing b{display:block;font-size:19px}' +
    '.sunup-ring{position:absolute;z-index:2147483647;box-sizing:border-box;pointer-events:none;border:3px solid #ffb533;border-radius:6px;outline:2px solid #0b172c}.sunup-ring b{position:absolute;left:-3px;bottom:calc(100% + 6px);padding:3px 10px;border:2px solid #0b172c;border-radius:6px;background:#ffb533;color:#0b172c;font:600 15px/1.3 system-ui,sans-serif;white-space:nowrap}' +
    '@media(max-width:640px){.sunup-frame{border:3px solid #f2930c;box-shadow:none}.sunup-missing{padding:32px 20px;grid-template-columns:1fr}}';
  document.head.append(style);
  let choosing = false;
  const say = (message) => parent.postMessage({ sunup: true, ...message }, parentOrigin);
  const sectionOf = (target) => (target instanceof Element ? target.closest('[data-section]') : null);
  const labelOf = (section) =>
    (section.querySelector('h1,h2,h3')?.textContent ?? section.dataset.section).trim().replace(/\s+/g, ' ').slice(0, 80);

  // Frames are separate boxes on top of everything, because a section's own outline would be behind its pictures.
  const frames = new Map();
  const frame = (name, section) => {
    frames.get(name)?.box.remove();
    frames.delete(name);
    if (!section) return;
    const box = document.createElement('div');
    box.className = `sunup-frame ${name.replace(/-\d+$/, '')}`;
    document.documentElement.append(box);
    frames.set(name, { box, section });
    place();
  };
  const place = () => {
    for (const { box, section } of frames.values()) {
      const { left, top, width, height } = section.getBoundingClientRect();
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    }
  };
  const placeAll = () => {
    place();
    // Fonts and pictures that load later move what is said, and a taller frame shows more of it.
    ring(ringed);
  };
  new ResizeObserver(placeAll).observe(document.body);
  addEventListener('resize', placeAll);

  const show = (names, at, y) => {
    for (const shown of document.querySelectorAll('.sunup-shown')) shown.classList.remove('sunup-shown');
    const section = names.map((name) => document.querySelector(`[data-section="${CSS.escape(name)}"]`)).find(Boolean);
    section?.classList.add('sunup-shown');
    frame('shown', section);
    say({ shown: section?.dataset.section ?? null });
    if (at === 'stay') return scrollTo({ top: y ?? 0, behavior: 'instant' });
    if (names.length === 0) return scrollTo({ top: 0, behavior: 'smooth' });
    if (!section) return;
    // Not scrollIntoView, which would scroll the page around the frame too.
    const { top, height } = section.getBoundingClientRect();
    const above = Math.max(24, (innerHeight - height) / 2);
    scrollTo({ top: section.dataset.section === 'header' ? 0 : top + scrollY - above, behavior: at === 'once' ? 'instant' : 'smooth' });
  };
  const wayDown = () => document.documentElement.scrollHeight - innerHeight;
  const markChanged = (names) => {
    for (const name of [...frames.keys()]) if (name.startsWith('changed-')) frame(name, null);
    for (const [index, name] of names.entries()) frame(`changed-${index}`, document.querySelector(`[data-section="${CSS.escape(name)}"]`));
  };
  // Where the page says `text` first, in the part that's on screen. Names may be set on several lines.
  const plain = (text) => text.toLowerCase().replace(/[\s\u00ad]+/g, '');
  const isOnScreen = (range) => {
    const { width, top, bottom } = range.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight;
  };
  const rangeOf = (text) => {
    const range = document.createRange();
    let below;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data } = walker.currentNode;
      const at = data.toLowerCase().indexOf(text.toLowerCase());
      if (at < 0) continue;
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, Math.min(data.length, at + text.length));
      if (isOnScreen(range)) return range;
      if (range.getBoundingClientRect().top > 0) below ??= range.cloneRange();
    }
    for (const element of document.querySelectorAll('header *, h1')) {
      if (plain(element.textContent) !== plain(text)) continue;
      range.selectNodeContents(element);
      if (isOnScreen(range)) return range;
    }
    // On a low screen, some openings say it just below the edge.
    if (below) scrollBy(0, below.getBoundingClientRect().bottom - innerHeight);
    return below;
  };
  let ringed;
  const ring = (answer) => {
    ringed = answer;
    document.querySelector('.sunup-ring')?.remove();
    const text = answer?.text.trim();
    const range = text && rangeOf(text);
    if (!range) return;
    const { left, top, width, height } = range.getBoundingClientRect();
    const box = document.createElement('div');
    const label = document.createElement('b');
    label.textContent = answer.label;
    box.className = 'sunup-ring';
    box.append(label);
    Object.assign(box.style, {
      left: `${left + scrollX - 6}px`,
      top: `${top + scrollY - 4}px`,
      width: `${width + 12}px`,
      height: `${height + 8}px`,
    });
    document.documentElement.append(box);
    // Above the top edge, or beyond the right one, no one would see it.
    if (label.getBoundingClientRect().top < 0) Object.assign(label.style, { bottom: 'auto', top: 'calc(100% + 6px)' });
    if (label.getBoundingClientRect().right > innerWidth) Object.assign(label.style, { left: 'auto', right: '-3px' });
  };
  const list = (items) => {
    document.querySelector('.sunup-missing')?.remove();
    if (!items.length) return;
    const missing = document.createElement('ul');
    missing.className = 'sunup-missing';
    for (const { title, text } of items) {
      const item = document.createElement('li');
      const heading = document.createElement('b');
      heading.textContent = title;
      item.append(heading, text);
      missing.append(item);
    }
    const footer = document.querySelector('footer[data-section]');
    if (footer) footer.before(missing);
    else document.body.append(missing);
  };

  addEventListener('message', (event) => {
    if (event.origin !== parentOrigin) return;
    const { mode, mark, show: wanted, at, y, ratio, changed, bars, missing, ring: answer, editor } = event.data ?? {};
    if (editor) loadEditor(editor);
    if (mode) choosing = document.documentElement.classList.toggle('sunup-choosing', mode === 'choose');
    if (mark !== undefined) frame('shown', mark ? document.querySelector(`[data-section="${CSS.escape(mark)}"]`) : null);
    if (bars === false) document.documentElement.classList.add('sunup-bare');
    if (Array.isArray(missing)) list(missing);
    if (Array.isArray(changed)) markChanged(changed);
    if (typeof ratio === 'number') scrollTo({ top: ratio * wayDown(), behavior: 'instant' });
    if (wanted !== undefined) show([wanted].flat(), at, y);
    if (answer !== undefined) ring(answer);
  });
  let hasEditor = false;
  const loadEditor = (build) => {
    if (hasEditor) return;
    hasEditor = true;
    const script = document.createElement('script');
    Object.assign(script, { src: typeof build === 'string' ? `/~editor.js?build=${encodeURIComponent(build)}` : '/~editor.js', nonce });
    script.dataset.parent = parentOrigin;
    document.body.append(script);
  };
  let telling = false;
  addEventListener(
    'scroll',
    () => {
      place();
      if (telling) return;
      telling = true;
      requestAnimationFrame(() => {
        telling = false;
        say({ y: scrollY, ratio: wayDown() > 0 ? scrollY / wayDown() : 0 });
      });
    },
    { passive: true },
  );
  addEventListener('pointerover', (event) => {
    for (const over of document.querySelectorAll('.sunup-over')) over.classList.remove('sunup-over');
    const section = choosing ? sectionOf(event.target) : null;
    section?.classList.add('sunup-over');
    if (frames.get('over')?.section !== section) frame('over', section);
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
      // A phone number or another site must not replace the draft in the frame.
      if (link && link.origin !== location.origin) event.preventDefault();
    },
    true,
  );
  say({ ready: true, page: location.pathname, height: document.documentElement.scrollHeight });
})();
