import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Can I try it before I join?',
    also: ['Is there a trial session?'],
    answer: [
      'Ask for a trial session and what it costs.',
      'A visit is a good idea. Call to find a day when somebody has time for you.',
      'Ask about a day pass or a single class.',
      'Tell us when you would come, and ask what a first visit includes.',
    ],
    group: 'booking',
  },
  {
    question: 'What do I bring to the first session?',
    also: ['What should I wear and bring?'],
    answer: [
      'Clothes you can move in, indoor shoes, water and a towel.',
      'A towel and something to drink. Ask about shoes for certain classes.',
      'Bring a lock if there are lockers, and a note of any medication.',
      'Comfortable clothes are enough. Leave jewelry at home.',
    ],
    group: 'booking',
  },
  {
    question: 'Do I have to sign up for classes?',
    also: ['How do I reserve a class?'],
    answer: [
      'Some have a limit. Ask how to reserve a place.',
      'It depends on the class. Popular hours fill first.',
      'Ask at the desk how sign-up works and until when you can cancel.',
      'For your first class, tell us that you are coming.',
    ],
    group: 'booking',
  },
  {
    question: 'What if I have to cancel a session?',
    also: ['How do cancellations work?'],
    answer: [
      'Tell us as soon as you can, and ask about the rule for late cancellations.',
      'Ask when you book how many hours ahead you have to cancel.',
      'Call or write. Somebody else may be glad of the place.',
      'With a coach, late cancellations are often counted. Ask about it at the start.',
    ],
    group: 'booking',
  },
  {
    question: 'What does a membership cost?',
    also: ['How much is a membership?'],
    answer: [
      'It depends on how often you come and what you use. Ask for two or three options.',
      'Tell us how many times a week you would train and ask for the price.',
      'Ask for the monthly amount, the joining fee and the length of the contract together.',
      'Compare the price per visit you will really make.',
    ],
    group: 'cost',
  },
  {
    question: 'How long am I tied to a contract?',
    also: ['How do I get out of a contract?'],
    answer: [
      'Ask for the length, the notice period and what happens at the end.',
      'That is in the terms. Read them before you sign and ask what is unclear.',
      'It differs by membership. Ask for one that you can leave monthly, if there is one.',
      'Ask how a cancellation has to be sent, and keep a copy.',
    ],
    group: 'cost',
  },
  {
    question: 'Can I pause my membership?',
    also: ['What if I travel or get ill?'],
    answer: [
      'Ask about the rule for travel, illness and pregnancy.',
      'Many contracts allow it for a while. Ask for how long and at what cost.',
      'Tell us the dates before you leave.',
      'Ask to have it confirmed in writing.',
    ],
    group: 'cost',
  },
  {
    question: 'I have never been to a gym. Where do I start?',
    also: ['I am a beginner. How do I start?'],
    answer: [
      'With a first visit. Somebody can show you the room and a few basic movements.',
      'Say so when you call. We can suggest a quiet hour and a simple plan.',
      'Start with two sessions a week and light weights.',
      'Ask for a beginner class or one session with a coach.',
    ],
    group: 'service',
  },
  {
    question: 'Can I train with an injury?',
    also: ['What if I have an injury?'],
    answer: [
      'Ask your doctor or therapist first, then tell the coach what you may and may not do.',
      'Often a part of it. Describe it before you book, so that we can say.',
      'It depends on the injury. Bring what your doctor has written, if there is something.',
      'Say where it hurts and when. Stop if it gets worse.',
    ],
    group: 'service',
  },
  {
    question: 'How often should I train?',
    also: ['How many times a week makes sense?'],
    answer: [
      'Two or three times a week is a good start for most people.',
      'As often as you can keep up for months. Two fixed days are plenty at first.',
      'Leave a day between hard sessions in the beginning.',
      'Ask a coach, with your goal and your week in mind.',
    ],
    group: 'service',
  },
  {
    question: 'When is it quiet?',
    also: ['Which hours are calm?'],
    answer: [
      'Ask for the calm hours. Late morning and early afternoon often are.',
      'Right after work is usually the busiest. Tell us when you could come.',
      'It changes with the season. January is fuller than June.',
      'Call and ask about the hour you have in mind.',
    ],
    group: 'service',
  },
  {
    question: 'Is there an age limit?',
    also: ['Are there age limits for training?'],
    answer: [
      'For young people there are rules about age and supervision. Ask with the age at hand.',
      'Tell us how old your child is and what they would like to do.',
      'For adults usually not. For children, ask about groups.',
      'Ask which classes are open to which age and what parents have to sign.',
    ],
    group: 'service',
  },
  {
    question: 'Do I need a coach?',
    also: ['Is a coach necessary?'],
    answer: [
      'Not always. A few sessions help to learn the movements, after which many train alone.',
      'If you are new or unsure, start with one. If you know your way, you may not need one.',
      'Ask for a single session and decide afterward.',
      'A class is a middle way: there is a coach, shared with others.',
    ],
    group: 'service',
  },
  {
    question: 'Are there showers and lockers?',
    also: ['Is there a place to change?'],
    answer: [
      'Ask before your first visit, and bring a lock and a towel.',
      'Call and ask what there is and what you need to bring.',
      'Have a look when you visit.',
      'Ask about lockers for the day and for the month.',
    ],
    group: 'area',
  },
  {
    question: 'Where can I park?',
    also: ['Is there parking at the gym?'],
    answer: [
      'Ask for the nearest place, and about racks for bicycles.',
      'Call before your first visit and ask about parking and the entrance.',
      'It depends on the hour. Ask what others do at that time.',
      'Look at the address on a map, and allow some minutes the first time.',
    ],
    group: 'area',
  },
  {
    question: 'Is there a place for children?',
    also: ['What do I do with my child meanwhile?'],
    answer: [
      'Ask whether there is a place for children and at what hours.',
      'For reasons of safety, children cannot be left alone near weights. Ask what is possible.',
      'Tell us the age and the time, and ask.',
      'Perhaps there is a class for both of you. Ask.',
    ],
    group: 'area',
  },
  {
    question: 'What if I lose interest?',
    also: ['What if I stop enjoying it?'],
    answer: [
      'Tell a coach. A new plan or another class often helps.',
      'Go down to one session a week instead of stopping.',
      'Ask how to pause or cancel, without embarrassment.',
      'Train with a friend for a month. It is easier to keep an appointment with somebody.',
    ],
    group: 'service',
  },
];
