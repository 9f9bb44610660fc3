import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'A warning light is on. Can I keep driving?',
    also: ['May I drive with a warning light on?'],
    answer: [
      'Red: stop where it is safe and call. Yellow and steady: soon. Yellow and blinking: ease off and get it looked at now.',
      'Oil or temperature in red means engine off. Look up the rest in the manual, then phone.',
      'It depends on color and symbol. Describe them and how the car feels.',
      'If it also shakes, smells or smokes, no. Otherwise call and ask before a long trip.',
    ],
    group: 'service',
  },
  {
    question: 'What does a diagnosis cost, and why is it separate?',
    also: ['Why is there a charge for diagnosis?'],
    answer: [
      'Finding a fault takes time and tools even when the fix is small. Ask for the charge beforehand.',
      'Because reading a code takes a minute and proving the cause takes longer. Ask what it buys you.',
      'Get its price first, and ask whether it counts toward the repair.',
      'It is the part of the job that stops you from buying the wrong part.',
    ],
    group: 'cost',
  },
  {
    question: 'Can I get an estimate by phone?',
    also: ['Can you give me a price on the phone?'],
    answer: [
      'For service and brakes, a range is often possible with year, make and model. For a noise, no.',
      'A range, if you know the job. A symptom has to be seen.',
      'Ask. Then have the figure confirmed once the car is on the lift.',
      'Bring year, engine and mileage to the call and see how far that goes.',
    ],
    group: 'cost',
  },
  {
    question: 'Will I be asked before extra work is done?',
    also: ['Do you ask me before doing more?'],
    answer: [
      'Say on the work order that you want a call, and up to which sum none is needed.',
      'Many states require your approval. Leave a number and answer it.',
      'Tell us how you want to be asked: call, text or mail.',
      'Write your limit next to your signature. Ask for a copy.',
    ],
    group: 'cost',
  },
  {
    question: 'Can I bring my own parts?',
    also: ['May I supply the parts?'],
    answer: [
      'Ask first. If the part is wrong or fails, the labor is spent either way.',
      'Some shops do, some do not, and terms change when they do.',
      'Tell us brand and number, and ask how it affects responsibility for the repair.',
      'Possibly for wipers, less so for brakes. Call with the part in hand.',
    ],
    group: 'cost',
  },
  {
    question: 'Original or aftermarket parts?',
    also: ['Which kind of part should I choose?'],
    answer: [
      'Ask for both prices and for the difference in how long each is backed.',
      'For some parts it matters little, for sensors it can matter much. Let us say which.',
      'Tell us how long you plan to keep the car. The answer follows from that.',
      'You choose. A third way, rebuilt or used, exists for larger units.',
    ],
    group: 'service',
  },
  {
    question: 'How long will you need the car?',
    also: ['When will my car be ready?'],
    answer: [
      'An oil change is short. A noise can take a day to find. For parts, ask.',
      'Diagnosis first, then you hear a time. Ordered parts decide the rest.',
      'Say when you need it back, and ask if that is realistic.',
      'It depends on the bay, the part and the bolt. Leave it overnight if you can.',
    ],
    group: 'booking',
  },
  {
    question: 'Do I need an appointment?',
    also: ['Can I just drive in?'],
    answer: [
      'For anything but air in a tire, call ahead.',
      'It saves waiting. If you are stuck, phone and say so.',
      'A slot is better than a queue. Ask what the week looks like.',
      'Come by to talk at any time we are open; book for the lift.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I drop the car off early or late?',
    also: ['Is there a key drop?'],
    answer: [
      'Ask about a key drop, and write your name, number and the trouble on the envelope.',
      'Call to arrange it. Park where you are told and lock it.',
      'Possibly. Leave a note about the noise on the dash.',
      'Ask where to leave the key.',
    ],
    group: 'booking',
  },
  {
    question: 'How often does it need an oil change?',
    also: ['When is an oil change due?'],
    answer: [
      'As the manual says for your way of driving. Short cold trips count as hard use.',
      'By miles or by months, whichever comes first. The cap or the book has the grade.',
      'Check the level once a month. That tells you more than the sticker.',
      'It varies from engine to engine. Give us the model and we can look it up.',
    ],
    group: 'service',
  },
  {
    question: 'Will you look at a car I want to buy?',
    also: ['Do you check used cars before a purchase?'],
    answer: [
      "Ask for a pre-purchase inspection and get the seller's consent.",
      'Bring it before you pay. A lift shows what a test drive hides.',
      'Call with make and year, so that the usual weak points are known.',
      'It is one of the better uses of an hour. Book it and bring the ad.',
    ],
    group: 'service',
  },
  {
    question: "Do I have to go to the dealer to keep the maker's coverage?",
    also: ['Does service elsewhere affect my coverage?'],
    answer: [
      'In general, maintenance elsewhere is allowed in the United States if it follows the schedule. Keep receipts.',
      'Recalls and covered repairs go to the dealer. Ordinary service usually need not.',
      'Read the booklet, keep the invoices, and ask the maker in doubt.',
      'For most upkeep no, as long as you can show it was done.',
    ],
    group: 'service',
  },
  {
    question: 'Can you tow it in?',
    also: ['What if the car has to be towed?'],
    answer: [
      'Call and say where it stands and whether it rolls.',
      'Check your insurance or club first; many include it. Then tell us it is coming.',
      'Ask. Low cars and all-wheel drive need a flatbed, so mention that.',
      'Find out how far and what it costs before the hook is on.',
    ],
    group: 'area',
  },
  {
    question: 'How do I get home without my car?',
    also: ['How do I get around meanwhile?'],
    answer: [
      'Ask about rides, loaners or the bus when you book.',
      'Arrange a ride with a friend, or ask what is possible.',
      'Tell us where you have to be. For short jobs, waiting may be simplest.',
      'There may be an arrangement. The counter knows.',
    ],
    group: 'area',
  },
  {
    question: 'My car shakes. What could it be?',
    also: ['Why does my car shake?'],
    answer: [
      'At a certain speed: wheels or tires. When braking: rotors. Standing still: engine or mounts. Tell us which.',
      'Note speed and pedal. From those two a mechanic can guess well, then test.',
      'If it began after a pothole or new tires, say that first.',
      'Strong or sudden shaking means slow down, stop and look for a loose wheel or damaged tire.',
    ],
    group: 'service',
  },
  {
    question: 'How do I know which oil my car takes?',
    also: ['Which oil is right for my engine?'],
    answer: [
      'From the manual or the filler cap: a grade such as 0W-20 and a norm. Both have to match.',
      'By make, model, year and engine. Give us those.',
      'Newer engines need an exact grade. Check before you buy.',
      'The book says. If it is lost, the maker has it online.',
    ],
    group: 'service',
  },
  {
    question: 'When should tires be replaced?',
    also: ['How do I know that tires are worn?'],
    answer: [
      'When the tread is near the bars, when they crack or bulge, or when age has made them hard. There is a date code on the side.',
      'Put a penny in the groove, head down. If you see all of the head, it is time.',
      'Earlier than the law says if you drive in rain. Have them measured.',
      'Uneven wear wants an alignment first, or the next set goes the same way.',
    ],
    group: 'service',
  },
  {
    question: 'Can I wait while it is done?',
    also: ['May I wait at the shop?'],
    answer: [
      'For short jobs. Ask how long, and bring something to read.',
      'If it is oil or tires, likely. For a diagnosis, rather not.',
      'Tell us when you book, so that it is planned that way.',
      'There may be a chair. Ask about the time on the lift.',
    ],
    group: 'booking',
  },
  {
    question: 'Why is the price different from the estimate?',
    also: ['Why does the bill differ from the estimate?'],
    answer: [
      'Ask to have the difference explained by line: found, added, left out.',
      'It should not be without a call. Look at the order you signed.',
      'Estimates cover what can be seen. Ask what was found behind it.',
      'Bring both papers to the counter and read them side by side.',
    ],
    group: 'cost',
  },
  {
    question: 'Is there a place to leave the car on a Sunday?',
    also: ['Can I leave the car on a weekend?'],
    answer: [
      'Ask before you come. Keys, cameras and street parking all matter.',
      'Perhaps, with a key drop. Call during the week.',
      'If it is towed on a weekend, tell the driver where, and tell us that it is there.',
      'Find out first. Check the street signs for cleaning days.',
    ],
    group: 'area',
  },
];
