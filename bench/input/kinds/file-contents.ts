import sharp from 'sharp';
import { contact, type Input, logo, message, photo, type SentFile } from '../input.ts';
import { picture } from '../picture.ts';

const text = 'Menü: Bread $9, café “crème”';
const file = (name: string, type: string, bytes: Uint8Array): SentFile => ({ name, type, bytes });
const txt = (name: string, bytes: Uint8Array) => file(name, 'text/plain', bytes);
const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
const bigEndian = Buffer.from(utf16).swap16();
// The signs of the text beyond Latin-1 as Windows-1252 has them.
const windows = Buffer.from(text.replace('“', '\x93').replace('”', '\x94'), 'latin1');
const office = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40), Buffer.from('[Content_Types].xml word/document.xml')]);
const flat = (side: number, alpha: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } })
    .png()
    .toBuffer();
const jpeg = await picture.clone().jpeg().toBuffer();
const png = await picture.clone().resize(700).png().toBuffer();
const letters = (fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect x="40" y="40" width="300" height="120" fill="${fill}"/></svg>`,
  );

/** Files by what's in them, whatever their name and type say: text as Windows writes it, pictures of every kind, and broken ones. */
export const inputs: Input[] = [
  message({}, { stored: { fileText: text, fileType: 'text/plain' } }, txt('menu.txt', Buffer.from(text))),
  message({}, { stored: { fileText: text, fileType: 'text/plain' } }, txt('bom.txt', Buffer.from(`\ufeff${text}`))),
  message({}, { stored: { fileText: text, fileType: 'text/plain' } }, txt('notepad.txt', utf16)),
  message({}, { stored: { fileText: text, fileType: 'text/plain' } }, txt('big-endian.txt', bigEndian)),
  message({}, { stored: { fileText: text, fileType: 'text/plain' } }, txt('ansi.txt', windows)),
  message({}, { stored: { fileType: 'text/plain' } }, file('prices.csv', 'text/csv', Buffer.from('a;b\r\n1;2\r\n'))),
  message({}, { stored: { fileType: 'text/plain' } }, file('prices.csv', 'application/vnd.ms-excel', Buffer.from('loaf,9\n'))),
  message({ body: '' }, { refused: /empty|nothing|Write a message/i }, txt('empty.txt', Buffer.alloc(0))),
  message({}, { refused: /accept|type/i }, file('run.exe', 'application/octet-stream', Buffer.from('MZ\x90\x00\x03\x00'))),
  message(
    {},
    { refused: /accept|type/i },
    file('photos.zip', 'application/zip', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)])),
  ),
  message({}, { stored: { fileType: 'application/pdf' } }, file('menu.txt', 'text/plain', Buffer.from('%PDF-1.4\n%%EOF'))),
  message({}, { stored: { fileType: 'image/jpeg' } }, file('photo.txt', 'text/plain', jpeg)),
  message({}, { shown: 'menu.docx' }, file('menu.docx', '', office)),
  message({ body: 'With text' }, { shown: 'With text' }, txt('menu.txt', Buffer.from('one'))),
  contact({}, { shown: 'How long' }, txt('menu.txt', Buffer.from(text))),
  contact({}, { stored: { fileType: 'text/plain' } }, txt('notepad.txt', utf16)),
  contact({}, { stored: { fileType: 'text/plain' } }, txt('ansi.txt', windows)),
  contact({}, { refused: /type|open/i }, file('page.html', 'text/html', Buffer.from('<!doctype html><script>1</script>'))),
  photo({}, { stored: { fileName: 'front.jpg' } }, file('front.jpg', 'image/jpeg', jpeg)),
  photo({}, { stored: { fileName: 'front.jpg' } }, file('front.jpg', 'image/jpeg', png)),
  photo({}, { stored: { kind: 'photo' } }, file('front', '', jpeg)),
  photo({}, { stored: { kind: 'photo' } }, file('front.png', 'image/png', await picture.clone().webp().toBuffer())),
  photo({}, { stored: { kind: 'photo' } }, file('tail.jpg', 'image/jpeg', Buffer.concat([jpeg, Buffer.from('trailing bytes')]))),
  photo({}, { stored: { kind: 'photo' } }, file('gray.png', 'image/png', await picture.clone().grayscale().png().toBuffer())),
  photo(
    {},
    { stored: { kind: 'photo' } },
    file('deep.png', 'image/png', await picture.clone().resize(700).toColourspace('rgb16').png().toBuffer()),
  ),
  photo({}, { stored: { kind: 'photo' } }, file('print.jpg', 'image/jpeg', await picture.clone().toColourspace('cmyk').jpeg().toBuffer())),
  photo(
    {},
    { stored: { kind: 'photo' } },
    file('turned.jpg', 'image/jpeg', await picture.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  ),
  photo(
    {},
    { stored: { kind: 'photo' } },
    file('film.avif', 'image/avif', await picture.clone().resize(700).avif({ effort: 0 }).toBuffer()),
  ),
  photo({}, { refused: /photo|picture|file/i }, file('cut.jpg', 'image/jpeg', jpeg.subarray(0, 300))),
  photo({}, { refused: /photo|picture|file/i }, file('text.jpg', 'image/jpeg', Buffer.from('not a picture'))),
  photo({}, { refused: /photo|picture|file/i }, file('empty.jpg', 'image/jpeg', Buffer.alloc(0))),
  photo({}, { refused: /small|photo|picture|pixels/i }, file('dot.png', 'image/png', await flat(1, 1))),
  photo({}, { refused: /photo|picture|file|SVG/i }, file('front.svg', 'image/svg+xml', letters('#000000'))),
  logo({}, { stored: { kind: 'logo' } }, file('black.png', 'image/png', await sharp(letters('#000000')).png().toBuffer())),
  logo({}, { stored: { kind: 'logo' } }, file('white.png', 'image/png', await sharp(letters('#ffffff')).png().toBuffer())),
  logo({}, { refused: /empty|transparent|nothing/i }, file('clear.png', 'image/png', await flat(400, 0))),
];
