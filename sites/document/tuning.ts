/** Corners and spacing that a site may have; 'theme' is what its theme has. */
export const shapes = ['theme', 'sharp', 'soft', 'round'] as const;
export const densities = ['theme', 'compact', 'airy'] as const;
