import sharp from 'sharp';

const shapes = Array.from({ length: 60 }, (_, n) => {
  const [x, y] = [(n * 137) % 900, (n * 89) % 650];
  return `<rect x="${x}" y="${y}" width="${40 + n}" height="${90 - n}" fill="hsl(${n * 23} 60% ${30 + (n % 5) * 10}%)"/>`;
}).join('');

/** A picture that stands for a photo. Noise would take encoders many seconds. */
export const picture = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><rect width="1000" height="750" fill="#888"/>${shapes}</svg>`,
  ),
);
