import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to describe a job so the first answer is useful',
      'What to say when you ask someone for help with a job',
      'Five things that make a request easy to answer',
      'Explaining what you need without knowing the right words',
    ],
    answer:
      'Say what you want to be true when the job is over, where it happens, what is there now, what has been tried, and which date matters. Five short lines will do. Add a photo if there is something to look at, and leave a way to reach you that you actually check.',
    blocks: [
      {
        heading: 'Begin with the result',
        paragraphs: [
          'People tend to ask for a solution: a new lock, three lessons, a longer hem. Often the better request is the result. You want only your own household to have a key. You want algebra to stop ending in tears. You want the dress to clear the floor in flat shoes. A person who does this work every day may know a shorter way to get there, but only if you tell them where there is.',
          'It also protects you from buying the wrong thing. If you ask for a part by name and the part was not the trouble, you get exactly what you asked for. If you ask for the result, the choice of method is shared.',
        ],
      },
      {
        heading: 'Describe what is there now',
        paragraphs: [
          'A stranger cannot see your hallway, your homework or your pool. Give the facts that are hard to guess: the make and model on the label, rough measurements, how old it is as far as you know, and the material if you can tell. Round numbers are fine as long as you say they are round.',
          'Take two photos, one close and one from across the room. The close one shows the detail; the far one shows whether anybody can reach it. Put something of known size into the picture, such as a coin or a sheet of paper.',
          'Then mention what has been tried. Nobody will think less of you for the tape, the online video or the cousin. It saves repeating it, and sometimes it explains the symptom.',
        ],
      },
      {
        heading: 'Name the date and why it matters',
        paragraphs: [
          'There is a difference between a wish and a deadline. A wedding, a closing, an exam or a flight is a deadline, and the person planning the work should know about it. If there is none, say so. A flexible date is worth something to anyone who has to fit jobs into a week, and it costs you nothing to mention.',
          'Offer two or three times when you can talk or be there, and say which part of the day suits you. That usually removes one round of messages.',
        ],
      },
      {
        heading: 'Ask these before you hang up',
        paragraphs: [
          'What does the cost depend on, and which of those things do we know already? What would you like me to prepare? Who will do the work? How will I hear from you, and by when should I ask again if I do not?',
          'Write the answers down, even in three words each. If you talk to more than one business, you will want to compare what was said and not how it sounded. When something is agreed, ask for it in a message. It is not distrust. It is what both sides look up later when memories differ.',
        ],
      },
    ],
    service: 'consult',
  },
  {
    title: [
      'How to compare two quotes that look nothing alike',
      'Reading a quote line by line',
      'Why is one price so much lower than the other?',
      'Before you choose a quote, make them describe the same job',
    ],
    answer:
      'Two quotes can be compared only when they describe the same work. List what each one includes, mark what one has and the other lacks, ask about those lines, and look at the total last. The cheaper offer is often a smaller job, and sometimes the dearer one solves a problem you do not have.',
    blocks: [
      {
        heading: 'Write the job down once',
        paragraphs: [
          'Before you ask anyone, put your request on half a page: what should be done, where, with what if you care, and by when. Send the same half page to everybody. If a conversation changes your mind, change the page and send it again. Otherwise you are comparing two different wishes, both of them yours.',
          'Leave room for suggestions. Ask each person to price the page as it stands first and to list their own ideas separately, with their own prices.',
        ],
      },
      {
        heading: 'Lay the lines side by side',
        paragraphs: [
          'Take a sheet with three columns: the item, the first quote, the second quote. Typical items are labor, materials with make or grade, travel, removal of the old, cleaning up, taxes and fees. Put a mark wherever a line is missing. A missing line is either included under another name, left for you to do, or forgotten. Only a question will tell.',
          'Pay attention to words such as allowance, approximately and as needed. They are ordinary words and they are not wrong, but they mean that the number can move. Ask what would move it, by how much, and whether you will be asked before it does.',
        ],
      },
      {
        heading: 'Look at the terms as well as the total',
        paragraphs: [
          'When does the work start, and how long is the price good? How much is due before it begins, and what happens to that money if the date falls through? Who deals with a part that arrives broken? What is done if you are not happy with a detail?',
          'None of these has a single right answer. They have clear answers and vague ones. An answer in writing is worth more than a warm one on the phone.',
        ],
      },
      {
        heading: 'Then decide like a customer',
        paragraphs: [
          'Once both describe the same work, a difference that remains has reasons: different materials, different ways of working, a fuller calendar, a longer drive. You may prefer either. Think about who explained the largest line in words you could repeat to somebody else. That person has thought about your job and not only about jobs in general.',
          'If you pick one, tell the other. It takes a minute, it frees a slot in their week, and it leaves a door open for next time. And whichever you choose, keep the sheet. When a question comes up halfway through, the answer is probably in one of its columns.',
        ],
      },
    ],
    service: 'single',
  },
  {
    title: [
      'Repair it or replace it?',
      'How to decide whether a thing is worth fixing',
      'When mending makes sense and when it does not',
      'Four questions to ask before you throw it out',
    ],
    answer:
      'Repair it when the fault is known, the rest is sound, parts can be had and you still like the thing. Replace it when the same fault has come back, when safety is in doubt, or when it no longer does what you need even on a good day. If you cannot tell which it is, pay for a diagnosis before you pay for either.',
    blocks: [
      {
        heading: 'Find out what actually failed',
        paragraphs: [
          'Most decisions go wrong at this step. A symptom is not a fault. A door that will not lock may have a worn cylinder, or a hinge that has sagged by the thickness of a coin. A machine that stops may be broken, or it may be protecting itself from something else that is.',
          'Note when it happens, what happened just before, and what makes it better for a while. Then ask somebody who sees such faults often to look. Ask what the diagnosis costs and whether it counts toward the repair. A named fault can be priced. A mystery cannot.',
        ],
      },
      {
        heading: 'Look at the rest of it',
        paragraphs: [
          'A repair gives you back the whole thing, including its other old parts. If those are sound, you have bought a long stretch of use. If three more are close to the end, you have bought a short one. Ask what else is worn, and what it would make sense to do while it is open anyway.',
          'Ask about parts as well. Some are on a shelf, some take weeks, and some are only found in other broken machines. The waiting time may decide the matter for you.',
        ],
      },
      {
        heading: 'Be strict about safety',
        paragraphs: [
          'Anything that holds a person up, keeps a person out, carries electricity or gas, or is used by children deserves a lower threshold. If it cannot be made safe with certainty, it should go, however fond you are of it. Stop using it while you decide. That costs nothing and settles most arguments.',
        ],
      },
      {
        heading: 'Count the whole cost of new',
        paragraphs: [
          'New things come with delivery, fitting, disposal of the old one, time to learn, and now and then a change to something next to them. The new one is a different width, or wants another plug. Put that beside the price of repair before you compare.',
          'Do the same for the repair: the visit, the part, the labor, and the time without it. Then ask the plainest question of all. If this were fixed tomorrow, would you be glad to have it, or would you still look at the new ones? Your first answer, before you argue with it, is usually the right one.',
        ],
      },
      {
        heading: 'If you decide to wait',
        paragraphs: [
          'Waiting is a choice too, and often a fair one. Take a photo, note the date, and decide what would change your mind: a second failure, a season, a move. Written down, that is a plan. Not written down, it is how things end up in the garage.',
        ],
      },
    ],
    service: 'repair',
  },
];
