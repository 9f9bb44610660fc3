import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'How do I start?',
    also: ['What is the first step?'],
    answer: [
      'Call or send a message with a sentence about the job.',
      'Say what you need and where. That is enough for a first answer.',
      'Get in touch with a short description and your town. A photo helps when there is something to see.',
      'Tell us the result you want. We can talk about the way afterward.',
    ],
    group: 'booking',
  },
  {
    question: 'What should I have ready?',
    also: ['What do you need from me?'],
    answer: [
      'A description, the place, a couple of days that suit you, and anything with a model name or a measurement on it.',
      'Photos, sizes and your calendar cover most of what will be asked.',
      'Anything that helps us picture the job: photos, sizes, labels.',
      'Know your deadline if there is one, and what has been tried before.',
    ],
    group: 'booking',
  },
  {
    question: 'Does the form book me in?',
    also: ['Is sending the form a booking?'],
    answer: [
      'No. It is a request until we reply, so keep the time open but not locked.',
      'It sends your wish. The appointment exists when you have an answer that says so.',
      'Not by itself: a person reads it and writes back.',
      'Please wait for our reply before you plan around it.',
    ],
    group: 'booking',
  },
  {
    question: 'What if I have to change the day?',
    also: ['Can I move the appointment?'],
    answer: [
      'Call or answer the message that confirmed it, as early as you can.',
      'Say so when you know, and suggest another day.',
      'Plans move. Early notice lets somebody else use the gap.',
      'Ask about the rule for late changes when you book, then nobody is surprised.',
    ],
    group: 'booking',
  },
  {
    question: 'What will it cost?',
    also: ['How is the price worked out?'],
    answer: [
      'That depends on the details of your job. Describe it and ask for a price in writing.',
      'Size, condition, materials and timing decide most of it. Bring those to the call.',
      'Ask for two numbers: what it is likely to be, and what could change that.',
      'Send us the details first. They decide the cost.',
    ],
    group: 'cost',
  },
  {
    question: 'How do I compare two quotes?',
    also: ['How do I choose between two offers?'],
    answer: [
      'Put them side by side and look for what one lists and the other leaves out.',
      'Check that both describe the same work, the same materials and the same end date.',
      'The lower number may be a smaller job. Read the scope before the total.',
      'Ask each to explain the largest line.',
    ],
    group: 'cost',
  },
  {
    question: 'How and when do I pay?',
    also: ['When do I pay?'],
    answer: [
      'Ask before the work starts: which methods, how much up front, and when the rest is due.',
      'Settle it at booking. A deposit is common where materials are ordered specially.',
      'It differs by job, so make it one of your first questions, and keep the receipt.',
      'Have the payment terms written next to the price. Then both sides know.',
    ],
    group: 'cost',
  },
  {
    question: 'How long will it take?',
    also: ['How much time does the work take?'],
    answer: [
      'Ask for the usual span and for what tends to stretch it.',
      'The work may be short and the waiting for parts long. Find out about both.',
      'Until the job has been seen or described well, any length is a guess.',
      'Tell us the date that matters to you, and we can say whether it looks realistic.',
    ],
    group: 'service',
  },
  {
    question: 'Do I have to be there?',
    also: ['Should I be at home?'],
    answer: [
      'At the beginning it usually helps: decisions come up then. Ask about the rest.',
      'For some jobs yes, for others a key and a phone number are enough.',
      'Someone who can answer questions should be reachable, in person or by phone.',
      'Say when you book if you cannot be, and agree on access.',
    ],
    group: 'service',
  },
  {
    question: 'What if my job is not on the list?',
    also: ['Do you do other jobs as well?'],
    answer: [
      'Ask. The list does not name everything.',
      'Describe it anyway: the answer may be yes, or the name of somebody who does it.',
      'It may have another name here. Say what you want to happen.',
      'A question costs a minute. Send it with a photo if you can.',
    ],
    group: 'service',
  },
  {
    question: 'Do you come to where I am?',
    also: ['Is my address in your area?'],
    answer: [
      'Send your address or the nearest cross street and ask.',
      'It depends on the job and the distance, so name both.',
      'Tell us the town, and ask before you plan.',
      'If you live just outside the area, ask.',
    ],
    group: 'area',
  },
  {
    question: 'Is there anything about access I should mention?',
    also: ['What should I say about the building?'],
    answer: [
      'Gates, codes, stairs, elevators and dogs, in that order.',
      'Yes: where to park, which door, and whether the doorbell works.',
      'Anything a first visitor would need to know.',
      'If things have to be carried, say how far and over what.',
    ],
    group: 'area',
  },
  {
    question: 'Can I just call, or should I write?',
    also: ['Is it better to call or to write?'],
    answer: [
      'Call when it is urgent or hard to explain. Write when there is a photo, a measurement or a form.',
      'Whichever you prefer. A call is faster, a message is easier to look up.',
      'Both work. If nobody picks up, leave a subject and a number.',
      'For a first contact, a call is often quicker than several messages.',
    ],
    group: 'booking',
  },
  {
    question: 'How far ahead should I ask?',
    also: ['When should I get in touch?'],
    answer: [
      'As soon as you have a date, even a rough one.',
      'Before you need it. Afterward the choice of days is smaller.',
      'It depends on the season. Ask, and name the latest day that works.',
      'If there is a deadline, right away. Otherwise a week or two ahead.',
    ],
    group: 'booking',
  },
  {
    question: 'Is the price fixed?',
    also: ['Can the price change?'],
    answer: [
      'Ask whether it is a fixed sum, an estimate or a rate, since each behaves differently.',
      'Only if the words say so. Look for fixed, estimated or hourly, and ask about the one you see.',
      'It can be, once the job is clear. Until then expect a range.',
      'Have written down what is in it. Ask what could change it.',
    ],
    group: 'cost',
  },
  {
    question: 'What can I do to keep the cost down?',
    also: ['How can I save on the cost?'],
    answer: [
      'Prepare: clear the place, gather the papers, decide beforehand.',
      'Bundle small things into one visit and be flexible about the day.',
      'Say what you would do yourself and ask what that takes off.',
      'Tell us your budget and ask what is possible for it.',
    ],
    group: 'cost',
  },
  {
    question: 'What happens if something is not right afterward?',
    also: ['Who do I tell if something is wrong?'],
    answer: [
      'Say so soon and exactly. Ask at the beginning how such things are handled.',
      'Describe it in writing, with a photo, and ask for the next step.',
      'Get in touch first with whoever did the work. Many things are quickly put right.',
      'Look it over while someone is still there. Small things can be done at once.',
    ],
    group: 'service',
  },
  {
    question: 'Can somebody else be there in my place?',
    also: ['May somebody else let you in?'],
    answer: [
      'Yes, if they know what was agreed and may decide.',
      'Tell us the name and number, and tell them the limits.',
      'Yes, if they can decide for you where needed.',
      'Usually. Leave them a note with what matters to you.',
    ],
    group: 'service',
  },
  {
    question: 'I am moving here. Can we plan before I arrive?',
    also: ['Can I arrange it before I move?'],
    answer: [
      'Send dates, the new address and photos, if somebody can take them.',
      'Mail and phone carry most of it. The parts that need looking at have to wait.',
      'Name the day you get the keys.',
      'Start with a list. It can change after you have moved in.',
    ],
    group: 'area',
  },
];
