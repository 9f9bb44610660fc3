/** Limits for every page, from the bar for customers' sites. Sizes are in bytes (1 KB = 1,024). */
export const pageBudget = { html: 15 * 1024, fonts: 50 * 1024, drawn: 75 * 1024, photos: 150 * 1024, requests: 8, galleryRequests: 12 };
