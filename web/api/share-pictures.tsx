import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { brand } from '../../content/brand.ts';
import { flatColors } from '../../content/brand-colors.ts';
import { filled } from '../../content/filled.ts';
import { offerWords } from '../../content/offer.ts';
import type { PageHead } from '../../content/page-head.ts';
import { allPages, isPublicPage } from '../../content/public-pages.ts';
import { sharePicturePath, sharePictureSize as size } from '../../content/share-picture.ts';
import { markPng } from '../../domain/settings/mark.ts';
import { readSettings } from '../../domain/settings/settings.ts';
import { withConcurrencyLimit } from '../../sites/pictures/concurrency.ts';

const horizon = 500;

/** Images by path. Each is drawn once, and again when a setting changes its title or the brand. There are as many as public pages. */
const drawn = new Map<string, { of: string; picture: Promise<Buffer> }>();

/** /og-image.jpg for home and {path}/og-image.jpg for all other public pages: the image in link previews. */
export function addSharePictures(app: Hono): void {
  for (const head of allPages) {
    app.get(sharePicturePath(head.path), async (context) => {
      if (!isPublicPage(head.path)) return context.notFound();
      const picture = pictureOf(filled(head, offerWords(await readSettings())));
      return context.body(new Uint8Array(await picture), 200, {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
      });
    });
  }
}

function pictureOf({ path, title }: PageHead): Promise<Buffer> {
  const drawing = drawn.get(path);
  const { name, tagline, color, mark } = brand;
  const of = JSON.stringify([title, name, tagline, color, mark?.file]);
  if (drawing?.of === of) return drawing.picture;
  // Images are drawn one at a time, so requests for all of them don't take all of the CPU.
  const picture = withConcurrencyLimit(() => sharePicture({ title }));
  drawn.set(path, { of, picture });
  picture.catch(() => drawn.delete(path));
  return picture;
}

/** A JPEG of 1200 by 630 px: the page's title above a night horizon with a rising sun. */
async function sharePicture({ title }: Pick<PageHead, 'title'>): Promise<Buffer> {
  // Loaded on demand, because it's large and only needed when a link is shared.
  const { default: satori } = await import('satori');
  const svg = await satori(<Picture title={title} mark={await markAddress()} />, {
    ...size,
    fonts: [
      {
        name: 'Newsreader',
        data: await fontFile('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'),
        weight: 500,
        style: 'normal',
      },
      {
        name: 'Hanken',
        data: await fontFile('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
        weight: 400,
        style: 'normal',
      },
    ],
  });
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** The uploaded mark, inside the picture's own address. */
async function markAddress(): Promise<string | undefined> {
  const png = await markPng();
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

async function fontFile(name: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(name));
}

/** The colors of the public pages in sRGB, the only format that the drawing library supports. */
function pictureColors() {
  const { ink, deep, nightSun, nightInk, nightQuiet, nightLine, copper } = flatColors(brand.color);
  return { night: ink, deep, sun: nightSun, paper: nightInk, muted: nightQuiet, line: nightLine, copper };
}

function Picture({ title, mark }: { title: string; mark: string | undefined }) {
  const colors = pictureColors();
  const markStyle = { marginRight: 18, ...(brand.mark && !brand.mark.onDark && { backgroundColor: colors.paper, borderRadius: 8 }) };
  const scale = title.length > 44 ? 76 : title.length > 26 ? 94 : 116;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: colors.night, position: 'relative' }}>
      {sunrise(colors)}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 72,
          top: 64,
          width: title.length > 26 ? 1056 : 1000,
        }}
      >
        <div
          style={{
            fontFamily: 'Newsreader',
            fontSize: scale,
            lineHeight: 1,
            letterSpacing: -scale * 0.035,
            color: colors.paper,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          position: 'absolute',
          left: 72,
          right: 72,
          bottom: 38,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          {mark && <img alt="" src={mark} width={56} height={56} style={markStyle} />}
          <div style={{ fontFamily: 'Newsreader', fontSize: 50, letterSpacing: -1.6, color: colors.paper }}>{brand.name}</div>
        </div>
        <div style={{ fontFamily: 'Hanken', fontSize: 29, color: colors.muted }}>{brand.tagline}</div>
      </div>
    </div>
  );
}

type Colors = ReturnType<typeof pictureColors>;

// Functions that return elements, because the drawing library knows no components inside an SVG.

/** The sun on the horizon, with its rays and the lines of the sky. */
function sunrise(colors: Colors) {
  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {Array.from({ length: 18 }, (_, index) => skyLine(index, colors))}
      <circle cx={930} cy={horizon} r={150} fill={colors.sun} />
      {Array.from({ length: 49 }, (_, tick) => sunRay(tick, colors))}
      <rect x={0} y={horizon} width={size.width} height={size.height - horizon} fill={colors.deep} />
      <rect x={0} y={horizon - 2} width={size.width} height={4} fill={colors.sun} />
    </svg>
  );
}

function skyLine(index: number, colors: Colors) {
  const y = horizon - 330 * (index / 17) ** 1.9;
  return (
    <line
      key={y}
      x1={0}
      x2={size.width}
      y1={y}
      y2={y}
      stroke={index < 7 ? colors.copper : colors.line}
      strokeWidth={1.4}
      strokeOpacity={0.75 - index * 0.035}
    />
  );
}

function sunRay(tick: number, colors: Colors) {
  const angle = Math.PI + (tick / 48) * Math.PI;
  const length = tick % 24 === 0 ? 30 : tick % 4 === 0 ? 19 : 10;
  const at = (r: number) => ({ x: 930 + r * Math.cos(angle), y: horizon + r * Math.sin(angle) });
  const from = at(178);
  const to = at(178 + length);
  return (
    <line
      key={angle}
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke={tick < 30 ? colors.sun : colors.line}
      strokeWidth={tick % 4 === 0 ? 2.4 : 1.5}
    />
  );
}
