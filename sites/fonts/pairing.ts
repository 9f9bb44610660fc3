/** Font families that themes pair, by their file here. `fallback` names the generic families after them. */
const faces = {
  archivo: { family: 'Archivo', fallback: 'system-ui,sans-serif' },
  besley: { family: 'Besley', fallback: 'Georgia,serif' },
  'big-shoulders-display': { family: 'Big Shoulders Display', fallback: 'Impact,sans-serif' },
  'bricolage-grotesque': { family: 'Bricolage Grotesque', fallback: 'system-ui,sans-serif' },
  cormorant: { family: 'Cormorant', fallback: 'Georgia,serif' },
  'dm-sans': { family: 'DM Sans', fallback: 'system-ui,sans-serif' },
  figtree: { family: 'Figtree', fallback: 'system-ui,sans-serif' },
  fraunces: { family: 'Fraunces', fallback: 'Georgia,serif' },
  fredoka: { family: 'Fredoka', fallback: 'system-ui,sans-serif' },
  karla: { family: 'Karla', fallback: 'system-ui,sans-serif' },
  lexend: { family: 'Lexend', fallback: 'system-ui,sans-serif' },
  lora: { family: 'Lora', fallback: 'Georgia,serif' },
  manrope: { family: 'Manrope', fallback: 'system-ui,sans-serif' },
  newsreader: { family: 'Newsreader', fallback: 'Georgia,serif' },
  'nunito-sans': { family: 'Nunito Sans', fallback: 'system-ui,sans-serif' },
  oswald: { family: 'Oswald', fallback: 'Impact,sans-serif' },
  outfit: { family: 'Outfit', fallback: 'system-ui,sans-serif' },
  rubik: { family: 'Rubik', fallback: 'system-ui,sans-serif' },
  'source-serif-4': { family: 'Source Serif 4', fallback: 'Georgia,serif' },
  'space-grotesk': { family: 'Space Grotesk', fallback: 'system-ui,sans-serif' },
  'spline-sans-mono': { family: 'Spline Sans Mono', fallback: 'ui-monospace,monospace' },
  'work-sans': { family: 'Work Sans', fallback: 'system-ui,sans-serif' },
};

type FaceFile = keyof typeof faces;

/** A face of a theme's pairing. */
export interface Face {
  /** CSS family name. */
  family: string;
  /** Name of the file here, without `.woff2`. */
  file: string;
  /** Generic families after it. */
  fallback: string;
}

/** Two font families that go together. */
export interface FontPairing {
  key: string;
  head: Face;
  body: Face;
}

/** Pairs the families of two files: headings, then text. */
export function pairing(head: FaceFile, body: FaceFile): FontPairing {
  return { key: `${head}+${body}`, head: { file: head, ...faces[head] }, body: { file: body, ...faces[body] } };
}
