import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Can I walk in?',
    also: ['Do I need an appointment?'],
    answer: [
      'Call first and ask how long the bench is.',
      'Look in. If there is a chair, sit; if not, ask for a time.',
      'Early in the week is calmer than Saturday. The phone knows the rest.',
      'It depends on the hour. Ask for an hour that is yours.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I choose my barber?',
    also: ['May I ask for a certain barber?'],
    answer: [
      'Ask for the name. If it does not matter, take the first open chair.',
      'Try asking for their day. A known hand may mean a longer wait.',
      'Tell us who cut you last, or describe them.',
      'If you liked a cut, get the name before you leave.',
    ],
    group: 'booking',
  },
  {
    question: 'How often should I come?',
    also: ['When should I have my next cut?'],
    answer: [
      'Fades every two or three weeks, ordinary cuts every four to six. Your mirror decides.',
      'When the neck starts to look untidy, it is time.',
      'For a sharp line, often. For an easy shape, seldom.',
      'Note the day it first annoys you and book before that the next time.',
    ],
    group: 'service',
  },
  {
    question: 'What do the guard numbers mean?',
    also: ['What does a number two mean?'],
    answer: [
      'Each step is about an eighth of an inch. One is stubble, two is short, four is still short.',
      'They say how much hair stays. Zero is skin, eight is an inch.',
      'It is the comb on the clipper. If in doubt start with a higher one.',
      'A smaller number means shorter. Name one for the sides and show the top.',
    ],
    group: 'service',
  },
  {
    question: 'What should I say if I do not know the words?',
    also: ['How do I describe the cut I want?'],
    answer: [
      'Say where you want skin, where you want to hold it, and what you hate.',
      'Show a picture and your fingers.',
      'Tell how long it was when you last liked it.',
      'Shorter on the sides, off the ears, something to comb on top. It is a start.',
    ],
    group: 'service',
  },
  {
    question: "Do you cut children's hair?",
    also: ['Can I bring my child?'],
    answer: [
      'Ask, with age and temper. A quiet hour is half of it.',
      'Call and say how old. Bring something to hold.',
      'It depends on the day and on the child. Let us know before you come.',
      'Tell us if clippers are frightening. Scissors make less noise.',
    ],
    group: 'service',
  },
  {
    question: 'Can you cut curly or very tight hair?',
    also: ['Do you cut curls and coils?'],
    answer: [
      'Ask who in the shop does it most, and book that chair.',
      'Send a picture of your hair dry and of the cut you want.',
      'Say your texture when you call. Barbers have their own strengths.',
      'Tell us how it shrinks and how you wear it, and ask for the right hand.',
    ],
    group: 'service',
  },
  {
    question: 'I get razor bumps. Should I have a shave?',
    also: ['Is shaving a good idea with sensitive skin?'],
    answer: [
      'Say so first. A trimmer that leaves a shadow may be kinder than a blade.',
      'Ask for one pass with the grain, or for clippers only.',
      'If the skin is inflamed, wait, and ask a doctor if it stays that way.',
      'Tell the barber before the towel. There are ways around it.',
    ],
    group: 'service',
  },
  {
    question: 'Wash before the cut, or not?',
    also: ['Should my hair be washed?'],
    answer: [
      'Clean is good, full of wax is not.',
      'Come without product. Wet or dry does not matter.',
      'After the gym, please rinse first.',
      'Either way. If you want a wash here, ask when you book.',
    ],
    group: 'booking',
  },
  {
    question: 'What does a cut cost?',
    also: ['How much is a haircut?'],
    answer: [
      'Look at the prices on this site, or ask before you sit.',
      'It depends on fade, beard and blade. Name what you want and hear a figure.',
      'Cut and beard together may have one price. Find out.',
      'Ask at the door.',
    ],
    group: 'cost',
  },
  {
    question: 'How do I pay, and what about tips?',
    also: ['Which payment do you take?'],
    answer: [
      'Ask about cards before the cape. A tip is custom and choice.',
      'Cash is welcome in most shops. For the rest, ask.',
      'Pay the barber or the desk; they can tell you which.',
      'Bring some small bills if you are unsure.',
    ],
    group: 'cost',
  },
  {
    question: 'I do not like the cut. What now?',
    also: ['What if I want something changed?'],
    answer: [
      'Say it in the chair and point. Most things take two minutes.',
      'Come back within days and ask. Bring a photo if it helps.',
      'Tell the one who cut it first.',
      'Look with dry hair, then call and say what is off.',
    ],
    group: 'service',
  },
  {
    question: 'Where can I leave the car?',
    also: ['Is there parking at the shop?'],
    answer: [
      'On the street, if it lets you. For a lot nearby, ask.',
      'Check the map and the meters.',
      'A cut is short, so a meter will do. A shave is longer.',
      'Call if steps or distance are a problem.',
    ],
    group: 'area',
  },
  {
    question: 'Do you come out for weddings or people who cannot travel?',
    also: ['Do you cut hair at weddings?'],
    answer: [
      'Ask, with address, date and number.',
      'It can be arranged or it cannot; the phone is the place to find out.',
      'Tell us about stairs, light and a chair with a back.',
      'Say who it is for, and how far from the shop.',
    ],
    group: 'area',
  },
  {
    question: 'What is the difference between a taper and a fade?',
    also: ['Taper or fade: which is which?'],
    answer: [
      'A taper leaves hair to the edge. A fade goes to skin or close to it.',
      'A fade has more contrast. Look at pictures of both.',
      'Height and shortness. If you are unsure, begin with the taper; it can go on from there.',
      'Ask to be shown on your own head where each would start.',
    ],
    group: 'service',
  },
  {
    question: 'Can you fix a cut I did myself?',
    also: ['Can a home haircut be corrected?'],
    answer: [
      'Most of it, by making the rest match. It will be shorter.',
      'Stop cutting and come in. Wear a hat on the way if you like.',
      'Bring what is left. Blending needs length to work with.',
      'Usually. The straight line above the ear is the hard part.',
    ],
    group: 'service',
  },
  {
    question: 'How do I stop my hair from thinning?',
    also: ['What can I do about thin hair?'],
    answer: [
      'Ask a doctor. A barber can cut so that it looks fuller, and can tell you what they see.',
      'That is medicine. For looks: shorter sides, texture on top, less product.',
      'Show the spot and ask for a cut that does not fight it.',
      'A shorter cut is often the better disguise.',
    ],
    group: 'service',
  },
  {
    question: 'Can I get my beard done without a haircut?',
    also: ['Can I book a beard trim alone?'],
    answer: [
      'Ask for just that. Name shape and length.',
      'Book it by itself and say trim or shave.',
      'It takes less time, so there may be a gap for it.',
      'Call with the word beard in the first sentence.',
    ],
    group: 'booking',
  },
  {
    question: 'Is a shave more than a haircut?',
    also: ['How much is a shave?'],
    answer: [
      'Ask. It takes towels, time and a blade, often as long as a cut.',
      'See the board. Head shaves and face shaves may differ.',
      'Depends on the shop. Together they may be one price.',
      'You will find it on the list or by phone.',
    ],
    group: 'cost',
  },
  {
    question: 'Do you cut hair in hospitals or at home?',
    also: ['Are home visits possible?'],
    answer: [
      'Ask with the address, who it is for and what is possible there.',
      'It can be possible for people who cannot come. Explain the situation.',
      'Tell us about power, water and a chair.',
      'Call and describe it. A simple cut travels better than a fade.',
    ],
    group: 'area',
  },
];
