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
  {
    title: [
      'How to get ready for an appointment',
      'Before the appointment: papers, questions, time',
      'What to do the day before someone comes, or you go',
      'Get more out of an hour you are paying for',
    ],
    answer:
      'Write down what you want to be settled when it is over, gather the papers or things it concerns, think of your three main questions, and leave some air around it. If a decision may come up, make sure that the person who decides is there or can be reached.',
    blocks: [
      {
        heading: 'The day before',
        paragraphs: [
          'Look at the confirmation: time, place, name, what to bring. If anything is missing, ask now. Then collect the objects of the conversation. For a repair that is the thing itself, its manual and the piece that fell off. For a lesson it is the book and the last test. For papers it is all pages, unsigned, with identification. For a fitting it is the shoes.',
          'If the visit is at your place, walk the way a stranger would. Is the bell working? Where do they park? Is there room to put a bag down? Is the dog likely to be of a different opinion? Clear the spot and a path to it, and leave a light on.',
        ],
      },
      {
        heading: 'Three questions',
        paragraphs: [
          'Most people think of the important question in the elevator afterward. Write down three now. Good ones tend to be of this kind: What would you do in my place? What happens if I do nothing? What will this cost me later, in money or effort? What should I watch for?',
          'Add what you are worried about, even if it feels foolish. It may change the plan. People who do a job every day forget what is strange about it, and they need you to tell them.',
        ],
      },
      {
        heading: 'During',
        paragraphs: [
          'Say at the start what you hope for and how much time you have. Let the other person look and ask before you explain your own theory. Then tell the theory as well. It contains observations, even if it is wrong.',
          'When a term comes up that you do not know, ask for it at once. It is easier than nodding and looking it up at night. Repeat what was agreed in your own words: so you send the list, and the call to the office is mine. If the two versions differ, you have just saved both of you a week.',
          'Take notes, or ask whether you may record. For long matters, bring somebody who listens.',
        ],
      },
      {
        heading: 'Before it ends',
        paragraphs: [
          'Ask four things. What happens next? Who does it? By when? What does it cost? If there is a choice, ask how long you have to make it. You are allowed to sleep on most decisions. A good offer survives a night.',
        ],
      },
      {
        heading: 'Afterward',
        paragraphs: [
          'Write a short message the same evening, with what was said and what you are going to do. It takes five minutes and becomes the thing both sides look at later. File the papers where you would search for them. Put the next date in the calendar, with a reminder some days ahead of it. And if something was good, say that too. It is information like any other.',
        ],
      },
    ],
    service: 'first visit',
  },
  {
    title: [
      'How to set up regular help that lasts',
      'Weekly, monthly, seasonal: arranging work that repeats',
      'A standing appointment: what to agree on',
      'Making a repeating job run by itself',
    ],
    answer:
      'Begin with a trial of a few visits, write a list of what each one covers, choose an interval that fits how fast things go wrong, and agree on how either side changes, skips or ends it. Look at the list together after the first month, and then once or twice a year.',
    blocks: [
      {
        heading: 'Find the right interval',
        paragraphs: [
          'Too often and you pay for work that is not needed. Too seldom and each visit is a rescue. The right interval is a little shorter than the time after which the state of things begins to bother you. So find that time first. Look at the calendar: when was it last done well, and when did you start to notice?',
          'Seasons matter for gardens, pools, cars and heating. School terms matter for lessons. An interval may change over the year, and it is better to write that down than to argue about it in August.',
        ],
      },
      {
        heading: 'Write the list',
        paragraphs: [
          'Make three columns. In the first goes what is done each time. In the second what is done now and then, with a rough rhythm. In the third what is never done unless you ask. Keep it to a page. Show where things are, what must not be moved, and which two items matter most to you. Those two are usually not what the other person would have guessed.',
          'The list is for both. It protects you from things being forgotten, and it protects the one who works from a job that quietly grows.',
        ],
      },
      {
        heading: 'Agree on the edges',
        paragraphs: [
          'How do they get in? Who has a key, and what happens to it? Whom do they call if something is broken or odd? How much notice does a skipped visit need? What if they are ill? How is a price changed, and how far ahead? How does either side end it?',
          'None of this is unfriendly. Arrangements rarely fail over the work. They fail over the edges, because nobody wanted to talk about them while everything was nice.',
        ],
      },
      {
        heading: 'Look at it again',
        paragraphs: [
          'After a month, sit down for ten minutes. What on the list turned out to be unnecessary? What is missing? Is the time right? Change the page and put a date on it. After that, once or twice a year is enough.',
          'Give feedback while it is small. Said early, the towels go in the other cupboard is a remark. After half a year it is a grievance. The same goes for praise: it tells people what to keep.',
        ],
      },
      {
        heading: 'When to stop',
        paragraphs: [
          'Stop when you have to check everything, when visits keep being moved, or when you no longer need it. End it the way you agreed, with the notice you agreed, and collect the key. If it was good, say so in writing. Such a note helps somebody who works alone more than you think.',
        ],
      },
    ],
    service: 'regular',
  },
  {
    title: [
      'How to keep track of small jobs before they become large ones',
      'The list on the refrigerator: small jobs, sorted',
      'Small repairs: what to do yourself and what to hand on',
      'When a little thing is worth a call',
    ],
    answer:
      'Keep one list, with a date beside each item. Once a month, sort it: what is unsafe, what is getting worse, what is merely annoying. Do the unsafe things now, hand on what needs a tool or a skill you lack, bundle those into one visit, and cross out what has not bothered you for half a year.',
    blocks: [
      {
        heading: 'One list, one place',
        paragraphs: [
          'Small jobs live in the head, where each weighs more than it should. Put them on paper by the door or in one note on your phone. Write where it is, what it does and since which day. A loose handle in March is a fact. A loose handle, at some point, is a mood.',
          'Add a photo if there is something to see. In half a year you will want to compare, and whoever helps you will want to look.',
        ],
      },
      {
        heading: 'Sort by what happens if you wait',
        paragraphs: [
          'Some things get worse by themselves: anything with water, anything with rust, a seam that has begun to open, a crack that grows. Some are dangerous: cords, locks, steps, railings, gas. The rest are only annoying, though annoyance counts as well.',
          'Go through the list once a month with these three letters: D for danger, W for worse, A for annoying. D is done or made safe within the week. W gets a date. A waits for company.',
        ],
      },
      {
        heading: 'What to do yourself',
        paragraphs: [
          'Do what you can undo. Tightening a screw, oiling a hinge, sewing on a button, changing a filter or a battery: if it goes wrong, you are where you began. Leave alone what you cannot undo: cutting, drilling into walls that may hold pipes, opening things under spring, pressure or current.',
          'A good test is to explain aloud what you are about to do and what you will do if it does not work. If the second half of the sentence does not come, stop there.',
        ],
      },
      {
        heading: 'Bundle the rest',
        paragraphs: [
          'Travel and setting up take much of the time of a small job. Four of them together cost little more than one, so collect. When you ask, send the whole list with photos, mark the one that matters, and say which can be dropped if time runs short. Ask whether there is a minimum charge, and whether some of the items belong to another trade.',
          'Have things ready: the handle you bought, the paint that matches, the ladder. Clear the places, and number the items on the list and on bits of tape in the house. It looks childish, and it works.',
        ],
      },
      {
        heading: 'Cross things out',
        paragraphs: [
          'At the end of each season, look at what has been there longest. If it is neither dangerous nor getting worse, and nobody has mentioned it in months, you have already decided. Cross it out. A list that gets shorter by itself is one you will keep.',
        ],
      },
    ],
    service: 'small',
  },
  {
    title: [
      'What to put in writing before work begins',
      'A simple agreement for a small job',
      'How to agree on a job so that both sides remember it',
      'Scope, price and date: getting it in writing',
    ],
    answer:
      'Write down what is to be done, where, by when, for what price, who brings the material, when it is paid, and what happens if something changes. One message that both sides confirm is enough for a small job. For a large one, ask for a written quote, read it in full, and sign only when your questions are answered.',
    blocks: [
      {
        heading: 'Describe the result',
        paragraphs: [
          'Say what you will have when it is finished. Paint the fence is a task; both sides of the fence painted twice in white, including the gate, is a result. Add what is not part of it. Most disputes are about things that one side took for granted. If there is a drawing or a photo, send it along and refer to it.',
          'Name the material where it matters: brand, color, size. If you leave the choice to the other side, write that as well.',
        ],
      },
      {
        heading: 'Price and payment',
        paragraphs: [
          'Note whether the price is fixed, an estimate or an hourly rate, and what is included: material, travel, disposal, taxes. With an hourly rate, agree on a sum at which you are asked before the work goes on. Note how much is paid when. A deposit that covers material is usual. Paying everything before the work has begun is not a good idea.',
        ],
      },
      {
        heading: 'Dates and access',
        paragraphs: [
          'Write the day on which the work begins and the day on which it should be done. If a date depends on weather or on a delivery, say so. Note who lets people in, where they can park, and which hours are possible. If you rent, ask your landlord before you agree.',
        ],
      },
      {
        heading: 'Changes on the way',
        paragraphs: [
          'Work often turns out differently once it has begun. Agree beforehand how that is handled: stop, describe, name the price, get a yes in writing. A text message is enough. If you have a new wish yourself, ask what it costs before it is done. Keep these messages together with the agreement.',
        ],
      },
      {
        heading: 'At the end',
        paragraphs: [
          'Look at the work together in daylight. Make a short list of what is still missing, with a date for each item, and keep back an agreed part of the payment until it is done. Ask for instructions, leftover material and the invoice. Put everything into one folder. In two years, when something needs to be matched or repaired, you will be glad to find the name of the paint.',
        ],
      },
      {
        heading: 'A short form you can copy',
        paragraphs: [
          'Name and address of both sides. What will be done. What is not included. Material. Start and end. Price and how it is figured. Payments. Access. Changes only with a written yes. Date, and a yes from each side. That fits into one message, and it is more than many large contracts make clear.',
        ],
      },
    ],
    service: 'custom',
  },
  {
    title: [
      'When something goes wrong with a job',
      'How to complain so that it helps',
      'A problem with the work: what to do first',
      'From a fault to a solution: a short guide',
    ],
    answer:
      'Look closely, take photos, and write down what was agreed and what you got. Then tell the person who did the work, soon and in plain words, and say what you would like to happen. Give a reasonable time to put it right. Most problems end there. If not, put it in writing, and only then look for help from outside.',
    blocks: [
      {
        heading: 'Look before you write',
        paragraphs: [
          'Compare the result with the agreement, line by line. Is it a fault, something missing, or something you pictured in another way? The first two are theirs to put right. The third is a new wish. Take photos in daylight, with something that shows the size. Note the date. Do not repair it yourself in the meantime, unless something would be damaged further.',
        ],
      },
      {
        heading: 'Talk first',
        paragraphs: [
          'Call or write to the person who did it. Describe one thing at a time. The gate does not close since Tuesday is better than the whole thing is a mess. Say what you would like: to have it adjusted, replaced, or to pay less. Ask what they suggest and by when. People are more willing to help before they feel accused.',
        ],
      },
      {
        heading: 'Give it time, in writing',
        paragraphs: [
          'Sum up the talk in a message: what is wrong, what was agreed, and until which day. Two weeks are usual where nothing urgent is at stake. Keep back only the part of the payment that relates to the fault, and say so. Paying nothing at all can put you in the wrong.',
        ],
      },
      {
        heading: 'If nothing happens',
        paragraphs: [
          'Send a letter or a mail with the history in short, the photos, and a last date. Look at the contract for what it says about disputes. Ask the trade association, the consumer office of your state, or the licensing board if the trade has one. Many offer to mediate. Small claims courts take cases up to a certain sum without a lawyer. Look up the limit and the deadline in your state.',
        ],
      },
      {
        heading: 'Next time',
        paragraphs: [
          'Write the agreement in more detail, pay in parts, and look at the work together before the last payment. And if the problem was put right without a fight, tell others about that too. How somebody handles a mistake says more about them than a job where nothing went wrong.',
        ],
      },
      {
        heading: 'Keep a record',
        paragraphs: [
          'Put the agreement, the photos, the messages and the receipts into one folder, with the newest on top. Note calls with date and name. If somebody else has to judge it later, they can follow the story in a few minutes.',
        ],
      },
    ],
    service: 'consult',
  },
];
