import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'How do we start with lessons?',
    also: ['What is the first step?'],
    answer: [
      'With a call about subject, grade and goal, then a first lesson.',
      'Send a few lines about the student and two possible times.',
      'Tell us what is difficult and when the next test is.',
      'A first lesson shows where the student stands. After it we talk about a plan.',
    ],
    group: 'booking',
  },
  {
    question: 'Can we try one lesson first?',
    also: ['Is there a trial lesson?'],
    answer: [
      'Ask about a single lesson and its price.',
      'That is a good way to see if it fits. Ask when one is possible.',
      'One lesson is enough to see whether the student feels comfortable.',
      'Tell us that you would like to try it, and decide afterward.',
    ],
    group: 'booking',
  },
  {
    question: 'What does my child need to bring?',
    also: ['What should be on the table?'],
    answer: [
      'The textbook, the notebook and the last test.',
      'Homework that is open, and something to write with.',
      'Whatever is used in class, including the calculator or the login.',
      'Bring the corrected test. The mistakes in it show where to begin.',
    ],
    group: 'booking',
  },
  {
    question: 'What if a lesson has to be canceled?',
    also: ['Can a lesson be moved?'],
    answer: [
      'Tell us as early as you can. Ask about the rule when you book.',
      'Call or write and suggest another time.',
      'For illness on the day, send a message in the morning.',
      'Ask until when a lesson can be moved at no cost.',
    ],
    group: 'booking',
  },
  {
    question: 'What does a lesson cost?',
    also: ['How much is a lesson?'],
    answer: [
      'It depends on the subject, the length and the place. Ask with those three.',
      'Ask for the price of a single lesson and of a package.',
      'Lessons online can cost less than at your home. Ask for both.',
      'Name the grade and the subject, and ask what an hour costs.',
    ],
    group: 'cost',
  },
  {
    question: 'Are small groups cheaper?',
    also: ['Do groups cost less?'],
    answer: [
      'Per student usually yes. The tutor has less time for each.',
      'Ask for a price for two or three students of the same level.',
      'They can be, if the students need the same thing.',
      'Friends can share a lesson. Ask how many is sensible.',
    ],
    group: 'cost',
  },
  {
    question: 'How and when are lessons paid?',
    also: ['How does payment work?'],
    answer: [
      'Ask before the first lesson: each time, monthly or as a package.',
      'Ask which ways of paying there are, and for a receipt.',
      'Agree on it at the start, together with the rule for canceled lessons.',
      'For packages, ask how long they are valid.',
    ],
    group: 'cost',
  },
  {
    question: 'How many lessons will it take?',
    also: ['How long will we need lessons?'],
    answer: [
      'That can be said after the first two or three. It depends on the gaps and on practice.',
      'One topic may take a month of weekly lessons, a whole subject longer.',
      'Ask for a look back after five lessons.',
      'Until a test, plan backward from its date.',
    ],
    group: 'service',
  },
  {
    question: 'How often should lessons be?',
    also: ['How many lessons a week make sense?'],
    answer: [
      'Once a week is common, twice before a test.',
      'Regular and short is better than long and rare.',
      'It depends on age. Young children do well with two short lessons.',
      'Ask what suits the goal and the week of the student.',
    ],
    group: 'service',
  },
  {
    question: 'Will you do the homework?',
    also: ['Do you do homework for students?'],
    answer: [
      'No. The student does it, with questions and hints.',
      'We look at it together until the student can do it alone.',
      'Homework can be part of a lesson. The writing stays with the student.',
      'A tutor explains the method. The answers have to come from the student.',
    ],
    group: 'service',
  },
  {
    question: 'How do I hear about progress?',
    also: ['How are parents kept up to date?'],
    answer: [
      'Ask for a short note after lessons, or a call once a month.',
      'Agree at the start who is told what, and how often.',
      'Look at tests and at homework time. Both should change.',
      'Talk with the student as well. They know first.',
    ],
    group: 'service',
  },
  {
    question: 'Do you talk to the school?',
    also: ['Are you in touch with teachers?'],
    answer: [
      'With your permission, ask whether that is possible.',
      'It can help to know the plan of the class. Ask the teacher for it.',
      'Share comments and plans from school with us, if you like.',
      'Often a look at the course website is enough.',
    ],
    group: 'service',
  },
  {
    question: 'My child does not want a tutor. What can we do?',
    also: ['What if my child refuses?'],
    answer: [
      'Let them meet the tutor once, with no more planned.',
      'Start with a subject they like, or with the next test.',
      'Ask what bothers them. Often it is the feeling of being slow.',
      'Let the student choose the time and have a say in the goal.',
    ],
    group: 'service',
  },
  {
    question: 'Do you also teach adults?',
    also: ['Are there lessons for adults?'],
    answer: [
      'Ask with the subject and the goal.',
      'Adults learn for tests, work and for themselves. Tell us which it is.',
      'Say which subject, and ask whether evenings are possible.',
      'Tell us how long ago school was, and start from there.',
    ],
    group: 'service',
  },
  {
    question: 'Where do lessons take place?',
    also: ['Do you come to our home?'],
    answer: [
      'At your home, at a library or online, depending on subject and distance. Ask.',
      'Tell us your part of town and what you would prefer.',
      'Ask which places are possible and whether the price differs.',
      'A quiet table is what matters. Ask about the place.',
    ],
    group: 'area',
  },
  {
    question: 'Do online lessons work?',
    also: ['Is learning online as good?'],
    answer: [
      'For most students from middle school on, with camera, sound and a shared page.',
      'They save the drive. Young children often learn better at one table.',
      'Try one. You need a quiet room, a camera and a headset.',
      'It depends on the student more than on the subject.',
    ],
    group: 'area',
  },
  {
    question: 'Should a parent be at home?',
    also: ['Does a parent need to be there?'],
    answer: [
      'For minors, an adult in the house is a sensible rule. Ask about ours.',
      'Yes for younger children. Nearby, but not at the table.',
      'Agree on it before the first lesson.',
      'Somebody should open the door and be reachable.',
    ],
    group: 'area',
  },
];
