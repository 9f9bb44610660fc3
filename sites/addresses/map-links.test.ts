import { expect, test } from 'vitest';
import { isMapLink, pointOf } from './map-links.ts';

test.each([
  [
    'the pin of a Google place, not the middle of the map',
    'https://www.google.com/maps/place/Hollis/@35.7790,-78.6400,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d35.7796123!4d-78.6381987',
    [35.7796123, -78.6381987],
  ],
  ['a Google map that is zoomed in', 'https://www.google.com/maps/@35.7796123,-78.6381987,17z', [35.7796123, -78.6381987]],
  ['a Google search for a point', 'https://maps.google.com/?q=35.7796,-78.6382', [35.7796, -78.6382]],
  ['the address of Google’s own maps links', 'https://www.google.com/maps/search/?api=1&query=35.7796%2C-78.6382', [35.7796, -78.6382]],
  ['a point in the path', 'https://www.google.com/maps/place/35.7796,-78.6382', [35.7796, -78.6382]],
  ['an Apple pin', 'https://maps.apple.com/?q=Hollis&ll=35.77961,-78.63819', [35.77961, -78.63819]],
  ['an Apple place', 'https://maps.apple.com/place?address=12+Oak+St&coordinate=35.779612,-78.638198', [35.779612, -78.638198]],
  ['an OpenStreetMap pin', 'https://www.openstreetmap.org/?mlat=35.7796&mlon=-78.6382#map=12/35.7/-78.6', [35.7796, -78.6382]],
  ['an OpenStreetMap that is zoomed in', 'https://www.openstreetmap.org/#map=19/35.77961/-78.63819', [35.77961, -78.63819]],
  ['Honolulu', 'https://maps.google.com/?ll=21.3069,-157.8583', [21.3069, -157.8583]],
])('reads %s', (_what, href, [latitude, longitude]) => {
  expect(pointOf(href)).toEqual({ latitude, longitude });
});

test.each([
  ['a short link', 'https://maps.app.goo.gl/AbCdEf123'],
  ['a map of the whole town', 'https://www.google.com/maps/@35.7796123,-78.6381987,12z'],
  ['a town’s middle', 'https://maps.google.com/?q=35.78,-78.64'],
  ['a place without a pin', 'https://www.google.com/maps/place/Hollis+Plumbing'],
  ['a place abroad', 'https://maps.google.com/?q=51.5007,-0.1246'],
  ['latitude and longitude the wrong way round', 'https://maps.google.com/?q=-78.6382,35.7796'],
  ['numbers on a page that is no map', 'https://example.com/?q=35.7796,-78.6382'],
  ['an address that says it is Google', 'https://google.com.example/maps/@35.7796123,-78.6381987,17z'],
])('finds no point in %s', (_what, href) => {
  expect(pointOf(href)).toBeUndefined();
});

test.each([
  ['https://www.google.com/maps/place/Hollis', true],
  ['https://maps.app.goo.gl/AbCdEf123', true],
  ['https://goo.gl/maps/AbC', true],
  ['https://maps.apple.com/?q=Hollis', true],
  ['https://www.google.com/search?q=hollis', false],
  ['https://www.google.com/mapsearch', false],
  ['https://www.facebook.com/maps', false],
])('%s is a map link: %s', (href, is) => {
  expect(isMapLink(href)).toBe(is);
});
