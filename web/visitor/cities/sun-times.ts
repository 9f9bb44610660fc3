import { dayMs } from '../../../time/units.ts';
/** A location in degrees, north and east positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

export interface SunTimes {
  sunrise: Date;
  sunset: Date;
}

/** Noon of January 1, 2000, UTC: the epoch J2000. */
const epochMs = Date.UTC(2000, 0, 1, 12);

/**
 * Sunrise and sunset of the solar day whose noon is nearest to `near`, by the sunrise equation with the sun's upper edge on the
 * horizon (refraction of 0.833°). Accurate to about two minutes between the polar circles.
 */
export function sunTimes(near: Date, { latitude, longitude }: Place): SunTimes {
  const meanNoon = Math.round((near.getTime() - epochMs) / dayMs + longitude / 360) - longitude / 360;
  const anomaly = 357.5291 + 0.98560028 * meanNoon;
  const center = 1.9148 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 0.0003 * sine(3 * anomaly);
  const ecliptic = anomaly + center + 180 + 102.9372;
  const noon = meanNoon + 0.0053 * sine(anomaly) - 0.0069 * sine(2 * ecliptic);
  const sinDeclination = sine(ecliptic) * sine(23.4397);
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const halfDay = Math.acos((sine(-0.833) - sine(latitude) * sinDeclination) / (cosine(latitude) * cosDeclination)) / (2 * Math.PI);
  return { sunrise: new Date(epochMs + (noon - halfDay) * dayMs), sunset: new Date(epochMs + (noon + halfDay) * dayMs) };
}

/** The last sunrise before `now`, the next one after it, and whether the sun is up. */
export function sunAt(now: Date, place: Place): { last: Date; next: Date; up: boolean } {
  const days = [-1, 0, 1].map((offset) => sunTimes(new Date(now.getTime() + offset * dayMs), place));
  const risen = days.filter(({ sunrise }) => sunrise <= now).at(-1) ?? days[0];
  const next = days.find(({ sunrise }) => sunrise > now) ?? days[2];
  if (!risen || !next) throw new Error('Three days always hold a sunrise before and after now.');
  return { last: risen.sunrise, next: next.sunrise, up: now < risen.sunset };
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
