import type { DrawnObject, Pose } from './object.ts';

/** True if an object can be shown in any of these poses. */
export function canBe({ poses }: DrawnObject, ...wanted: Pose[]): boolean {
  return wanted.some((pose) => poses.includes(pose));
}

/** True if an object has any of these tags. */
export function tagged({ tags }: DrawnObject, ...wanted: string[]): boolean {
  return wanted.some((tag) => tags.includes(tag));
}

/** Things for a table: those that stand there and tools that lie there. All, if none fits. */
export function forTable(objects: readonly DrawnObject[]): readonly DrawnObject[] {
  return orAll(
    objects,
    objects.filter((object) => canBe(object, 'table') || (canBe(object, 'flat') && object.cm < 90)),
  );
}

/** Things that hang on a wall or lie flat. All, if there are none. */
export function forWall(objects: readonly DrawnObject[]): readonly DrawnObject[] {
  return orAll(
    objects,
    objects.filter((object) => canBe(object, 'hung', 'flat')),
  );
}

/** The first other object that stands on its own and is no house or truck. */
export function companion(objects: readonly DrawnObject[]): DrawnObject | undefined {
  return objects.slice(1).find((object) => canBe(object, 'table', 'floor') && object.cm < 260);
}

/** An object that is seen from above or hangs, and can't stand. */
export function floats(object: DrawnObject): boolean {
  return canBe(object, 'flat', 'emblem', 'hung') && !canBe(object, 'table', 'floor');
}

/** Things that can be carried, so they may stick out of a crate. No one serves soup in one. */
export function isPortable(object: DrawnObject): boolean {
  return object.cm < 150 && object.poses[0] !== 'floor' && !canBe(object, 'emblem') && !tagged(object, 'dish');
}

const roomTags = [
  ...[
    'furniture',
    'kitchen',
    'appliance',
    'bath',
    'laundry',
    'stairs',
    'music',
    'sew',
    'tailor',
    'craft',
    'dance',
    'yoga',
    'calm',
    'fitness',
    'gym',
  ],
  ...['therapy', 'spa', 'massage', 'hair', 'salon', 'barber', 'nails', 'dental', 'health', 'medical', 'optic', 'office', 'school', 'class'],
  ...['art', 'daycare', 'toy', 'cook', 'chef', 'bakery', 'coffee', 'print', 'photo', 'tech', 'tattoo', 'law', 'carpentry', 'florist'],
  ...['acupuncture', 'aquarium', 'furnace', 'heater', 'carpet', 'lounge', 'drain', 'bowling', 'rink', 'sell'],
];

const outdoorTags = [
  'bbq',
  'garden',
  'landscape',
  'yard',
  'farm',
  'camp',
  'road',
  'haul',
  'mover',
  'pool',
  'tree',
  'fence',
  'golf',
  'playground',
];

const natureTags = [
  ...['garden', 'farm', 'landscape', 'yard', 'lawn', 'tree', 'plant', 'flower', 'orchard', 'honey', 'camp', 'park', 'outdoor', 'picnic'],
  ...['playground', 'child', 'toy', 'daycare', 'pet', 'vet', 'kennel', 'groom', 'bird', 'poultry', 'horse', 'goat', 'sheep', 'wild', 'zoo'],
];

/** Belongs where animals and children are and grass grows: a garden, a farm, a playground. What's made of the harvest doesn't. */
export function isOfNature(object: DrawnObject): boolean {
  return tagged(object, ...natureTags) && !tagged(object, 'beer', 'wine', 'drink', 'dish', 'bbq', 'food');
}

/** Stands on the floor of a room: a piano, a sofa, a dress form, a dancer. */
export function isForRoom(object: DrawnObject): boolean {
  return (
    canBe(object, 'floor') && !canBe(object, 'table') && !isBig(object) && tagged(object, ...roomTags) && !tagged(object, ...outdoorTags)
  );
}

/** Stands on the ground outdoors: a tree, a truck, a grill. Doors and windows stand nowhere without their house. */
export function isOutdoors(object: DrawnObject): boolean {
  if (!canBe(object, 'floor') || isForRoom(object) || tagged(object, 'lock', 'window')) return false;
  return tagged(object, ...outdoorTags) || !(isPerson(object) || (canBe(object, 'table') && tagged(object, ...roomTags)));
}

/** Lives outdoors though it could stand on a table: no ceiling lamp hangs over a beehive. */
export function livesOutdoors(object: DrawnObject): boolean {
  return canBe(object, 'floor') && tagged(object, ...outdoorTags) && !tagged(object, ...roomTags, 'home', 'food', 'beer');
}

/** Someone at work, or a dancer. */
export function isPerson(object: DrawnObject): boolean {
  return tagged(object, 'person');
}

/** Things as wide as a car or higher than a room. */
export function isBig(object: DrawnObject): boolean {
  return object.cm >= 260;
}

function orAll(all: readonly DrawnObject[], some: readonly DrawnObject[]): readonly DrawnObject[] {
  return some.length ? some : all;
}
