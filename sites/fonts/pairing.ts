/** Font families that themes pair, by their file here. `fallback` names the generic families after them. */
const faces = {
  'albert-sans': { family: 'Albert Sans', fallback: 'system-ui,sans-serif' },
  anybody: { family: 'Anybody', fallback: 'system-ui,sans-serif' },
  archivo: { family: 'Archivo', fallback: 'system-ui,sans-serif' },
  besley: { family: 'Besley', fallback: 'Georgia,serif' },
  'big-shoulders-display': { family: 'Big Shoulders Display', fallback: 'Impact,sans-serif' },
  'bodoni-moda': { family: 'Bodoni Moda', fallback: 'Didot,serif' },
  'bricolage-grotesque': { family: 'Bricolage Grotesque', fallback: 'system-ui,sans-serif' },
  cormorant: { family: 'Cormorant', fallback: 'Georgia,serif' },
  'dm-sans': { family: 'DM Sans', fallback: 'system-ui,sans-serif' },
  figtree: { family: 'Figtree', fallback: 'system-ui,sans-serif' },
  fredoka: { family: 'Fredoka', fallback: 'system-ui,sans-serif' },
  karla: { family: 'Karla', fallback: 'system-ui,sans-serif' },
  'league-spartan': { family: 'League Spartan', fallback: 'Futura,sans-serif' },
  lexend: { family: 'Lexend', fallback: 'system-ui,sans-serif' },
  'libre-franklin': { family: 'Libre Franklin', fallback: 'system-ui,sans-serif' },
  'literata-italic': { family: 'Literata Italic', fallback: 'Georgia,serif' },
  literata: { family: 'Literata', fallback: 'Georgia,serif' },
  lora: { family: 'Lora', fallback: 'Georgia,serif' },
  manrope: { family: 'Manrope', fallback: 'system-ui,sans-serif' },
  newsreader: { family: 'Newsreader', fallback: 'Georgia,serif' },
  'nunito-sans': { family: 'Nunito Sans', fallback: 'system-ui,sans-serif' },
  oswald: { family: 'Oswald', fallback: 'Impact,sans-serif' },
  outfit: { family: 'Outfit', fallback: 'system-ui,sans-serif' },
  'overpass-mono': { family: 'Overpass Mono', fallback: 'ui-monospace,monospace' },
  rubik: { family: 'Rubik', fallback: 'system-ui,sans-serif' },
  'schibsted-grotesk': { family: 'Schibsted Grotesk', fallback: 'system-ui,sans-serif' },
  'sofia-sans-extra-condensed': { family: 'Sofia Sans Extra Condensed', fallback: 'Arial Narrow,sans-serif' },
  'sofia-sans': { family: 'Sofia Sans', fallback: 'system-ui,sans-serif' },
  'source-serif-4': { family: 'Source Serif 4', fallback: 'Georgia,serif' },
  'spline-sans-mono': { family: 'Spline Sans Mono', fallback: 'ui-monospace,monospace' },
  'work-sans': { family: 'Work Sans', fallback: 'system-ui,sans-serif' },
  'ysabeau-office': { family: 'Ysabeau Office', fallback: 'Optima,sans-serif' },
};

type FaceFile = keyof typeof faces;

/** File name of a pairing's heading font. */
export function headFace(pairing: string): string {
  return pairing.split('+')[0] ?? '';
}

/** A face of a theme's pairing. */
export interface Face {
  /** CSS family name. */
  family: string;
  /** Name of the file here, without `.woff2`. */
  file: string;
  /** Generic families after it. */
  fallback: string;
}

/** Font families that go together, in two files at most. */
export interface FontPairing {
  key: string;
  head: Face;
  body: Face;
  /** For captions and small lettering; the text's face if there's none. */
  label: Face;
}

/** Pairs the families of files: headings, text, and labels where they have a voice of their own. */
export function pairing(head: FaceFile, body: FaceFile, label: FaceFile = body): FontPairing {
  const [headFont, bodyFont, labelFont] = [head, body, label].map((file) => ({ file, ...faces[file] })) as [Face, Face, Face];
  return { key: [...new Set([head, body, label])].join('+'), head: headFont, body: bodyFont, label: labelFont };
}

/** The faces of a pairing, each file once. */
export function facesOf({ head, body, label }: FontPairing): Face[] {
  return [head, body, label].filter(({ file }, index, all) => all.findIndex((other) => other.file === file) === index);
}
