import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Do I have to be at home?',
    also: ['Should I be home during the cleaning?'],
    answer: [
      'For the first visit it helps to walk through together. After that, as you like.',
      'No, if there is a key, a code and a number to reach you.',
      'Decide what you are comfortable with. Many people prefer to be out.',
      'At the start, to point at things. Then the house is quieter without you.',
    ],
    group: 'booking',
  },
  {
    question: 'Should I tidy before the cleaners come?',
    also: ['What should I clear away first?'],
    answer: [
      'Put away what has a place: dishes, clothes, papers. Cleaning time is then spent on cleaning.',
      'A little, so that floors and surfaces can be reached.',
      'Clear the surfaces you want wiped, and leave the dirt.',
      'Toys off the floor and dishes away is enough.',
    ],
    group: 'booking',
  },
  {
    question: 'Who brings supplies and machines?',
    also: ['Do I need to buy supplies?'],
    answer: [
      'Ask when you book. If you want your own used, set them out and say for what.',
      'It can be either. Mention scents, allergies and special floors.',
      'Agree on it beforehand, vacuum included: some people want theirs, some want ours.',
      'Tell us what you have, and ask what will be carried in.',
    ],
    group: 'service',
  },
  {
    question: 'What about my pets?',
    also: ['What do I do with my pets?'],
    answer: [
      'Tell us names and temper, and shut them in a room if doors will be open.',
      'Most animals dislike vacuums. A closed bedroom helps.',
      'Say where they are and what they may not get into.',
      'Make sure that cats cannot slip out.',
    ],
    group: 'service',
  },
  {
    question: 'What is the difference between a regular and a deep clean?',
    also: ['What does a deep clean include?'],
    answer: [
      'Regular keeps it up, deep catches up: edges, scale, grease and the things above eye level.',
      'Time, mostly, and how far into corners it goes. Ask for both lists.',
      'A regular clean keeps a home clean. A deep clean gets it there.',
      'A deep clean includes baseboards, fixtures and grout. A regular one does not.',
    ],
    group: 'service',
  },
  {
    question: 'Is the inside of the oven included?',
    also: ['Do you clean inside the oven?'],
    answer: [
      'Ask. Ovens, refrigerators and windows are commonly extra, as they can take an hour by themselves.',
      'Only if it is on the list. Put it there.',
      'Say so when you book, along with its condition.',
      'It is a job of its own. Mention it and it gets time of its own.',
    ],
    group: 'service',
  },
  {
    question: 'What if something gets broken?',
    also: ['Who pays if something breaks?'],
    answer: [
      'Ask before the first visit how it is handled, and put fragile things away.',
      'Tell us soon, with a photo. Find out in advance what the rule is.',
      'Point out what is loose, antique or dear to you.',
      'Accidents happen where people work. Have the procedure explained when you book.',
    ],
    group: 'service',
  },
  {
    question: 'How is cleaning priced?',
    also: ['How do you set the price?'],
    answer: [
      'By the hour, by the room or by the visit. Ask which, and what happens if it takes longer.',
      'From size, baths, condition and how often. Have these ready.',
      'A first clean is usually priced apart from the ones that follow.',
      'Describe it as it is. Then the price will be closer.',
    ],
    group: 'cost',
  },
  {
    question: 'Why does the first visit cost more?',
    also: ['Why is a first clean more expensive?'],
    answer: [
      'Because it removes what months have left. After that there is only a week to remove.',
      'Scale and grease need soaking. Once gone, they are easy to keep away.',
      'The house has to be learned, and the dirt is older.',
      'It takes longer, and it sets the level for the rest.',
    ],
    group: 'cost',
  },
  {
    question: 'How do I pay and do I tip?',
    also: ['When do I pay?'],
    answer: [
      'Ask which methods work, and whether it is due on the day. Tips are yours to decide.',
      'Settle payment when you book. A tip is customary for some and never a must.',
      'Find out before the first visit, to avoid surprises.',
      'However it suits both. For regular visits, ask about monthly billing.',
    ],
    group: 'cost',
  },
  {
    question: 'How are keys handled?',
    also: ['Where are my keys kept?'],
    answer: [
      'Ask how they are labeled, where they are kept and who has them.',
      'A code that you can change is simplest. For a metal key, agree on the handover.',
      'You decide: key, lockbox, code or open door.',
      'Put it in writing with the alarm instructions, and never the address on the key.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I change or skip a visit?',
    also: ['What if I need to move a visit?'],
    answer: [
      'Tell us early, and ask how late is too late.',
      'Usually, with notice. The day after a vacation may be worth keeping.',
      'Say so as soon as you know. A skipped week makes the next one longer.',
      'Ask for the rule when you start, then you need not wonder.',
    ],
    group: 'booking',
  },
  {
    question: 'Do you clean in my part of town?',
    also: ['Is my neighborhood in your area?'],
    answer: [
      'Send the address and the nearest parking, and you get an answer.',
      'Ask with your zip code. Visits are grouped by area.',
      'It depends on the route. Name your neighborhood and a flexible day.',
      'See the places on this page. If you live between two of them, call.',
    ],
    group: 'area',
  },
  {
    question: 'What should you know about my building?',
    also: ['What do you need to know to get in?'],
    answer: [
      'Floor, elevator, where to park, what the doorman wants to hear.',
      'Gate codes, quiet hours and where the water shuts off.',
      'Whether vacuums may run at eight, and where trash goes.',
      'Everything a visitor needs to get in.',
    ],
    group: 'area',
  },
  {
    question: 'Do you clean walls and ceilings?',
    also: ['Are walls part of cleaning?'],
    answer: [
      'Ask. Marks and cobwebs often, whole walls seldom, as paint reacts in its own way.',
      'Spots can be tried in a corner. Flat paint shines where it is rubbed.',
      'For smoke or grease it is a job by itself. Send a photo.',
      'Cobwebs, yes, usually. For the rest, tell us the paint.',
    ],
    group: 'service',
  },
  {
    question: 'Can you get limescale off the shower?',
    also: ['Does limescale come off?'],
    answer: [
      'Mostly, with acid and patience, unless it has etched the glass. Stone needs another way.',
      'It depends how long it has been there. Tell us what the surface is.',
      'Scale comes off, etching does not. From outside they look alike.',
      'Often in two rounds. A squeegee afterward keeps it that way.',
    ],
    group: 'service',
  },
  {
    question: 'Do you do laundry and dishes?',
    also: ['Can you wash dishes and laundry?'],
    answer: [
      'Ask when you book, since it takes time from the rest.',
      'It can be agreed. Explain the machine, though.',
      'If it is on the list and the hours fit.',
      'Say so, and say what must not go in the dryer.',
    ],
    group: 'service',
  },
  {
    question: 'How do we start?',
    also: ['What is the first step?'],
    answer: [
      'A description, a price, a first longer visit, then a rhythm. Any of these can be your last step.',
      'Tell us rooms and wishes. A look or photos follow, then a day.',
      'With one visit. Decide after it.',
      'By phone or form. Add the day you would like most.',
    ],
    group: 'booking',
  },
  {
    question: 'Is it cheaper if I provide the supplies?',
    also: ['Does it cost less with my own supplies?'],
    answer: [
      'Perhaps a little. Ask. Time is the larger part.',
      'It may not change the price, but you choose the products.',
      'Find out, and say which ones you have.',
      'Sometimes. Good cloths make more difference than good bottles.',
    ],
    group: 'cost',
  },
  {
    question: 'Do you clean outside the city?',
    also: ['How far out do you drive?'],
    answer: [
      'Ask with the address. For larger homes the drive is worth it.',
      'Tell us how far out and how often.',
      "It depends on the day's route. A flexible weekday helps.",
      'Name the nearest town.',
    ],
    group: 'area',
  },
];
