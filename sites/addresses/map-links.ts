/** A place on the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Four decimals are 11 meters. Fewer name a town, not a door. */
const latitude = '(?<latitude>-?\\d{1,2}\\.\\d{4,})';
const longitude = '(?<longitude>-?\\d{1,3}\\.\\d{4,})';

/** Parameters in which Google and Apple write a point as 'latitude,longitude'. */
const pointParameters = ['q', 'query', 'll', 'coordinate', 'daddr', 'destination'];
const pair = new RegExp(`^${latitude},\\s*${longitude}$`);
const googlePin = new RegExp(`!3d${latitude}!4d${longitude}`);

/** The middle of what someone saw on the screen, which is about the place itself only from this zoom on. */
const middles = [
  new RegExp(`/@${latitude},${longitude},(?<zoom>\\d+)(?:\\.\\d+)?z`),
  new RegExp(`#map=(?<zoom>\\d+)/${latitude}/${longitude}`),
];
const closeZoom = 16;

/** True for a link to Google Maps, Apple Maps or OpenStreetMap. */
export function isMapLink(href: string): boolean {
  const { hostname, pathname } = new URL(href);
  const host = hostname.replace(/^www\./, '');
  if (/^(?:maps\.google\.com|maps\.app\.goo\.gl|maps\.apple\.com|maps\.apple|openstreetmap\.org|osm\.org)$/.test(host)) return true;
  return /^(?:google\.com|goo\.gl)$/.test(host) && /^\/maps(?:\/|$)/.test(pathname);
}

/**
 * The point that a map link names: its pin, else the middle of a map that is zoomed in. Nothing if the link is short and says
 * no more than its target, or if the point isn't in the United States.
 */
export function pointOf(href: string): Point | undefined {
  if (!isMapLink(href)) return undefined;
  const { pathname, searchParams, hash } = new URL(href);
  const path = pathname.replace(/%2C/gi, ',');
  const pairs = [
    ...pointParameters.flatMap((name) => searchParams.get(name) ?? []),
    `${searchParams.get('mlat')},${searchParams.get('mlon')}`,
    ...path.split('/'),
  ];
  const pin = googlePin.exec(path) ?? pairs.map((text) => pair.exec(text)).find(Boolean);
  const middle = middles.map((form) => form.exec(path + hash)).find((match) => Number(match?.groups?.zoom) >= closeZoom);
  const coordinates = (pin ?? middle)?.groups;
  const point = { latitude: Number(coordinates?.latitude), longitude: Number(coordinates?.longitude) };
  return isInUnitedStates(point) ? point : undefined;
}

/** From Puerto Rico to Alaska, and to Hawaii. */
function isInUnitedStates(point: Point): boolean {
  return point.latitude > 17 && point.latitude < 72 && point.longitude > -180 && point.longitude < -64;
}
