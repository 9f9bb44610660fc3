import { expect, test } from 'vitest';
import { readRequest } from '../read-request.ts';
import { servicesNamed } from '../services-named.ts';
import type { Subject } from '../wish.ts';

const services = ['Bath and brush', 'Full groom', 'Nail trim', "Puppy's first groom", 'Wills'];
const subject: Subject = { name: 'Wag Wagon', services, towns: ['Boise', 'Eagle'], pages: ['home', 'services', 'pricing'] };
const wishes = (text: string) => readRequest(text, subject).map(({ wish }) => Object.values(wish).join(' | '));

test.each([
  ['puppy groom $65', ["Puppy's first groom"]],
  ['the nail trims', ['Nail trim']],
  ['bath n brush and full grooming'.replace('n', 'and'), ['Bath and brush', 'Full groom']],
  ['bath is $60', ['Bath and brush']],
  ['cat bath from $70', []],
  ['nail trim for cats', []],
  ['groom $80', []],
  ['will you do it', []],
  ['wills are $500', ['Wills']],
])('%s names %j', (text, names) => {
  expect(servicesNamed(text, services).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['nail trim $25', ['price | Nail trim | $25']],
  ['bath and brush 60, full groom from 95', ['price | Bath and brush | 60', 'price | Full groom | from 95']],
  ['$25 for nail trim', ['price | Nail trim | $25']],
  ['nail trim went from 20 to 25', ['price | Nail trim | 25']],
  ['full groom starts at ninety five dollars', ['price | Full groom | from $95']],
  ['nail trim is $25 now not 20', ['price | Nail trim | $25']],
  ['wills, is $95 an hour', ['price | Wills | $95 an hour']],
  ['nail trim went up $5', ['person']],
  ['raise all the prices by 10%', ['person']],
  ['teeth brushing $12', ['add-service | Teeth brushing | $12']],
  ['teeth brushing $12, add it', ['add-service | Teeth brushing | $12']],
  ['can u add cat bath from $70 and deshedding $40', ['add-service | Cat bath | from $70', 'add-service | Deshedding | $40']],
  ['missing flea dips ($30) + ear cleaning', ['add-service | Flea dips | $30', 'add-service | Ear cleaning']],
  ['add wash and fold $20', ['add-service | Wash and fold | $20']],
  ['add flea dips and ear cleanings $20', ['person']],
  ['ADD EAR CLEANING $10', ['add-service | Ear cleaning | $10']],
  ['we do dematting too. $30', ['add-service | Dematting | $30']],
  ['add a photo of my van', ['photo']],
  ['add something about free estimates', ['person']],
  ['not doing wills anymore', ['remove-service | Wills']],
  ['take nail trim off its part of the full groom', ['remove-service | Nail trim']],
  ['get rid of the price for wills', ['person']],
  ['rename wills to Wills and trusts', ['rename-service | Wills | Wills and trusts']],
  ['it says bath and brush, nobody calls it that. call it wash day', ['rename-service | Bath and brush | Wash day']],
  ['ditch the nail trim, call it nails', ['rename-service | Nail trim | Nails']],
  ['Wills should read Wills and probate, $495', ['rename-service | Wills | Wills and probate', 'price | Wills | $495']],
  ['drop eagle and the nail trim', ['remove-town | Eagle', 'remove-service | Nail trim']],
])('%s: %j', (text, read) => {
  expect(wishes(text)).toEqual(read);
});
