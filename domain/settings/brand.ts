import { log } from '../../base/log.ts';
import { type Brand, type BrandMark, becomeBrand, brand } from '../../content/brand.ts';
import { flatColors } from '../../content/brand-colors.ts';
import { markPicture } from '../../content/brand-files.ts';
import { cities } from '../../content/cities/cities.ts';
import { hoursInWords, supportHoursOf } from '../../content/hours.ts';
import { announceHere, onChange } from '../../db/live.ts';
import { appUrl } from '../addresses.ts';
import { offersEmail } from '../email-offer.ts';
import { listed } from './kinds-schema.ts';
import type { Settings } from './schema.ts';
import { readSettings } from './settings.ts';

/** A lost notice is made up for after this time. */
const rereadMs = 30_000;
/** ID of the notice that follows a change of settings once this process has the new brand. */
const brandNotice = 'brand';

/** Reads the brand now, and again whenever settings change in any process. The returned function stops that. */
export async function keepBrand(): Promise<() => Promise<void>> {
  const again = () => loadBrand().catch((error: unknown) => log.warn({ err: error }, 'could not read the brand'));
  const stop = onChange(({ topic, id }) => {
    if (topic === 'settings' && id !== brandNotice) void again();
  });
  const timer = setInterval(again, rereadMs);
  timer.unref();
  await loadBrand();
  return async () => {
    stop();
    clearInterval(timer);
  };
}

/** One at a time, so an earlier reading never replaces a later one. */
let reading: Promise<void> = Promise.resolve();

/**
 * Makes this process's brand the one in the settings. If it differs, the notice about settings is repeated inside the process, because a
 * page that was made between the change and now has the old name.
 */
export async function loadBrand(): Promise<void> {
  const next = reading.catch(() => undefined).then(readBrand);
  reading = next;
  return next;
}

async function readBrand(): Promise<void> {
  const next = brandOf(await readSettings());
  const differs = Object.entries(next).some(([name, fact]) => JSON.stringify(fact) !== JSON.stringify(brand[name as keyof Brand]));
  if (!differs) return;
  becomeBrand(next);
  announceHere({ topic: 'settings', id: brandNotice });
}

/** The brand that settings describe. */
export function brandOf(settings: Settings): Brand {
  const hidden = new Set(settings.hiddenCities.split(' '));
  const hiddenCities = cities.map(({ slug }) => slug).filter((slug) => hidden.has(slug));
  return {
    name: settings.brandName,
    tagline: settings.brandTagline,
    email: settings.brandEmail,
    postalAddress: settings.brandAddress,
    phone: settings.brandPhone,
    timeZone: settings.timeZone,
    states: listed(settings.brandStates),
    color: settings.brandColor,
    ground: flatColors(settings.brandColor).ink,
    mark: markOf(settings.brandMark),
    mailName: settings.mailName || settings.brandName,
    receivesEmail: offersEmail(),
    hiddenCities,
    cityCount: cities.length - hiddenCities.length,
  };
}

/** A stored mark: the name of its file, then 'light' and 'dark' for the grounds on which it stands out. */
function markOf(stored: string): BrandMark | null {
  const [file = '', ...grounds] = stored.split(' ');
  return /^[0-9a-f]{64}$/.test(file) ? { file, onLight: grounds.includes('light'), onDark: grounds.includes('dark') } : null;
}

/** What every email says about the operator, beside the brand. */
export async function mailFacts(): Promise<{ supportHours: string; markUrl: string }> {
  const picture = markPicture();
  return { supportHours: hoursInWords(supportHoursOf(await readSettings())), markUrl: picture ? appUrl() + picture.src : '' };
}

/** The sender that mailboxes show. Here because jobs don't import content. */
export function senderName(): string {
  return brand.mailName;
}
