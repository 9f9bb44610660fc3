import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Do you take my insurance?',
    also: ['Is my insurance accepted?'],
    answer: [
      'Have your card in hand and call. The desk can say how claims for your plan are handled.',
      'Ask two things: whether the office is in your network, and who files the claim.',
      'Plans with the same name differ. Read the group number to the desk.',
      'Your insurer lists dentists in the network, and the front desk knows the exceptions.',
    ],
    group: 'cost',
  },
  {
    question: 'What if I have no insurance?',
    also: ['Can I come without insurance?'],
    answer: [
      'Say so when you call, and ask about the fee for an exam and X-rays.',
      'You can still be a patient. Ask for a written estimate after the first look.',
      'Ask which fees are due at the visit, and whether they can be spread out.',
      'Ask the office for its fees without insurance.',
    ],
    group: 'cost',
  },
  {
    question: 'Can I get an estimate before treatment?',
    also: ['Will I know the cost before treatment?'],
    answer: [
      'After the exam, ask for the plan in writing with procedure codes. Your insurer can price those.',
      'Yes, ask. For larger work, a predetermination from your plan tells you your share in advance.',
      'For a filling it is simple. For crowns and implants, have each phase listed.',
      'An estimate states what is known on that day. Ask what might change it.',
    ],
    group: 'cost',
  },
  {
    question: 'What should I bring to a first visit?',
    also: ['What do I need for a first appointment?'],
    answer: [
      'Photo identification, insurance card, a medicine list and the name of your last dentist.',
      'The forms, filled in at home, plus anything you wear at night in your mouth.',
      'Old X-rays if you can get them, and your questions on paper.',
      'Your reading glasses, and the names and doses of your medicines.',
    ],
    group: 'booking',
  },
  {
    question: 'How long does a first appointment take?',
    also: ['How much time should I plan for a first visit?'],
    answer: [
      'Longer than later ones, as there is a history to take. Ask when you book.',
      'Plan for paperwork, pictures, exam and a talk. Whether a cleaning follows at once differs.',
      'The desk can give you a span. Leave some air after it.',
      'Allow for more than you think if it has been a while.',
    ],
    group: 'booking',
  },
  {
    question: 'My last visit was ages ago. Is that a problem?',
    also: ['I have not been for years. Can I still come?'],
    answer: [
      'No. Say so, and begin with an exam.',
      'Many people have been away for years. You need no excuse.',
      'Tell the desk, so that enough time is set aside.',
      'Start small: one look, no treatment. What comes next is a second decision.',
    ],
    group: 'service',
  },
  {
    question: 'I am afraid of the dentist. What can I do?',
    also: ['I am nervous. What helps?'],
    answer: [
      'Tell the person on the phone. Then ask to sit upright and talk before anything else.',
      'Bring headphones or a friend, choose a morning hour, and agree on a hand signal.',
      'Say what exactly it is: the sound, the needle, the lying down. Each has its own answer.',
      'Ask which kinds of calming are available and what they require of you.',
    ],
    group: 'service',
  },
  {
    question: 'When should a child first come?',
    also: ['At what age should children come?'],
    answer: [
      "Dentists commonly suggest around the first birthday, or when the first tooth shows. Ask for the office's advice.",
      'Early, and for a visit where nothing is wrong.',
      'Call and describe your child. The answer depends on age and teeth.',
      'Before there is pain. A first visit can be a short look.',
    ],
    group: 'service',
  },
  {
    question: 'A tooth was knocked out. What now?',
    also: ['What do I do with a knocked-out tooth?'],
    answer: [
      'Hold it by the crown, not the root. Rinse it briefly if dirty, put it back or into milk, and call at once.',
      'Minutes matter for an adult tooth: milk, phone, car. Do not push a baby tooth back in.',
      'Keep it wet in milk or saliva, never dry in a tissue, and get to a dentist.',
      'Call from the road. If there was a blow to the head, an emergency room goes first.',
    ],
    group: 'service',
  },
  {
    question: 'Should I come if I have a cold?',
    also: ['Can I come with a cold?'],
    answer: [
      'Call. With a fever or a heavy cough, another day is better for all.',
      'If breathing through your nose is hard, the chair will be unpleasant. Ask to move it.',
      'Describe it to the desk and let them decide.',
      'A cold sore or a fever is worth a phone call before you set out.',
    ],
    group: 'booking',
  },
  {
    question: 'Do I need X-rays every time?',
    also: ['Are X-rays needed at each visit?'],
    answer: [
      'Not necessarily. Ask what they would show and when the last were taken.',
      'It depends on your mouth and your history. A dentist should be able to tell you why.',
      'Pictures from another office often count. Have them sent over.',
      'If you are or may be pregnant, say so before any are made.',
    ],
    group: 'service',
  },
  {
    question: 'How do I cancel?',
    also: ['What if I have to cancel?'],
    answer: [
      'By phone, with as much notice as you have. Somebody with pain may be glad of the gap.',
      'Call the desk and ask for a new date in the same call.',
      'Ask about the notice period when you book.',
      'As early as you can. You need no reason.',
    ],
    group: 'booking',
  },
  {
    question: 'Is the office accessible?',
    also: ['Can I get in with a wheelchair?'],
    answer: [
      'Tell us what you need: a door without steps, a transfer to the chair, an interpreter. Then ask.',
      'Call about stairs, doors and parking near the entrance.',
      'Describe your wheelchair or walker by phone, so that room can be made.',
      'If you need help with forms or hearing, mention it when you book.',
    ],
    group: 'area',
  },
  {
    question: 'Where do I park or get off the bus?',
    also: ['Where can I park?'],
    answer: [
      'Ask the desk for the nearest lot and how long you may stay.',
      'The map shows the street. For the right door, call.',
      'Leave time for it, above all on a first visit.',
      'Find the stop near the address on your map app, or phone and describe where you come from.',
    ],
    group: 'area',
  },
  {
    question: 'My gums bleed when I brush. Should I stop?',
    also: ['Why do my gums bleed?'],
    answer: [
      'Keep brushing, softly, and have it looked at. Ask your dentist what is behind it.',
      'Do not stop. Change to a soft brush and mention it at your visit, sooner if it goes on.',
      'Bleeding has causes that only an exam can sort out. Book one, and bring your medicine list.',
      'Bring it up with the dentist, along with blood thinners or pregnancy.',
    ],
    group: 'service',
  },
  {
    question: 'A crown or filling fell out. What do I do?',
    also: ['What do I do if a crown comes off?'],
    answer: [
      'Keep the piece, rinse with water, chew on the other side and call.',
      'Do not glue it. Bring it in a small bag.',
      'Ask for an appointment soon, even if nothing hurts, since the tooth under it is exposed.',
      'If an edge is sharp, dental wax can cover it until you are seen.',
    ],
    group: 'service',
  },
  {
    question: 'Electric or manual toothbrush?',
    also: ['Which toothbrush is better?'],
    answer: [
      'Either works if you use it for two minutes, twice a day.',
      'Ask at your cleaning; they see where yours misses.',
      'If grip or patience is a problem, electric may be easier. Soft bristles in both.',
      'Bring your brush along and ask to be shown.',
    ],
    group: 'service',
  },
  {
    question: 'Can my family come in together?',
    also: ['Can several of us come on one day?'],
    answer: [
      'Ask for neighboring times and say how many and how old.',
      'Often it can be arranged in the quieter months. Call the desk.',
      'Give all the names and birth dates in one call.',
      'Ask, and expect it to take some planning.',
    ],
    group: 'booking',
  },
  {
    question: 'What happens if the plan changes during treatment?',
    also: ['What if more treatment turns out to be needed?'],
    answer: [
      'Ask beforehand which surprises are possible and what they would cost.',
      'You can ask to be told before anything beyond the estimate is done, unless it cannot wait.',
      'Have both routes on paper: if it is small, if it is deep.',
      'Say that you want a pause for a decision. Then it can be planned in.',
    ],
    group: 'cost',
  },
  {
    question: 'I have just moved. How do I change dentists?',
    also: ['How do my records get to a new office?'],
    answer: [
      'Ask your old office to send records and X-rays, then book a first exam.',
      'Call with your insurance and your moving date.',
      'You sign a form and the records travel. Begin before you need it.',
      'Say where you come from and whom to write to. The desk can tell you what it needs.',
    ],
    group: 'area',
  },
];
