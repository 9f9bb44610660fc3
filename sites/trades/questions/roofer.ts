import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Water is coming through the ceiling. What do I do?',
    also: ['The ceiling drips. What now?'],
    answer: [
      'Bucket, towels, power off in that room if it is near a lamp. If the ceiling sags, keep away. Then call.',
      'Move what you can, catch what you cannot, take a photo, phone a roofer.',
      'Keep people out from under a bulge. Switch off the circuit if water reaches a fixture.',
      'Put a pan under the drip and call a roofer.',
    ],
    group: 'service',
  },
  {
    question: 'Should I go up and look?',
    also: ['May I climb up to check?'],
    answer: [
      'No. From the lawn with a phone camera you see enough for a start.',
      'Stay down. Wet shingles are slick and hurt roofs give way.',
      'Use binoculars, or look from a window across the street.',
      'Leave the ladder where it is, most of all after a storm.',
    ],
    group: 'service',
  },
  {
    question: 'Repair or a new roof?',
    also: ['Can it be repaired, or is it time for a new one?'],
    answer: [
      'One weak place on a sound roof is a repair. Worn grit and curling everywhere is a roof.',
      'Ask for photos, the age, and both prices. The pattern of damage decides.',
      'If you have patched three spots on one slope, think about the slope.',
      'Have the attic looked at before you choose. Boards tell more than shingles.',
    ],
    group: 'service',
  },
  {
    question: 'How long does a new roof take?',
    also: ['How many days does it take?'],
    answer: [
      'A simple house is a matter of days, weather allowing. Ask for yours, and about surprises.',
      'Tear-off is quick and loud. Details around chimneys take the rest.',
      'It depends on size, pitch and rotten boards. Get a span and a spare day.',
      'Ask how much of it is opened at once, and what happens when a cloud appears.',
    ],
    group: 'service',
  },
  {
    question: 'Do I have to be home during the work?',
    also: ['Should I stay at home meanwhile?'],
    answer: [
      'Not for the hammering, though you should be reachable. Decisions about boards come up.',
      'At the start and at the end, it helps.',
      'You may prefer not to be. Leave a number, and expect noise.',
      'Only if somebody must get into the attic. Agree on that beforehand.',
    ],
    group: 'booking',
  },
  {
    question: 'What do I need to prepare?',
    also: ['How do I get the house ready?'],
    answer: [
      'Move cars, clear the attic floor, take pictures off upstairs walls, cover the grill.',
      "Think of what stands within a ladder's length of the wall.",
      'Tell the neighbors, shut the windows, cut the grass so that nails are found.',
      'Space for a dumpster, an outlet outside, a gate that opens.',
    ],
    group: 'booking',
  },
  {
    question: 'When in the year is a good time?',
    also: ['Which month is good for roofing?'],
    answer: [
      'Whenever it is dry and not freezing.',
      'Shingles need some warmth to seal. Fall and spring are popular, so ask early.',
      'Not in the week you hoped: plan ahead of the rainy season.',
      'Cold slows adhesives and heat softens shingles. In between is pleasant for all.',
    ],
    group: 'booking',
  },
  {
    question: 'How is a roof priced?',
    also: ['What is in a roof price?'],
    answer: [
      'By squares, pitch, layers and details, with boards as an extra per sheet. Ask for each.',
      'Measured area times a rate, plus tear-off, metal, vents and disposal.',
      'Have the quote name make and line of the shingle, underlayment and flashing.',
      'Ask what is included, then ask what is not.',
    ],
    group: 'cost',
  },
  {
    question: 'Will my insurance pay?',
    also: ['Does insurance cover it?'],
    answer: [
      'It depends on cause, policy and age. Call your insurer, and document before anything is changed.',
      'Sudden damage by storm is often covered, wear is not. The adjuster decides.',
      'Read the deductible for wind and hail; it can be a share of the house value.',
      'Ask the insurer. A roofer can show what is there and what repair would take.',
    ],
    group: 'cost',
  },
  {
    question: 'Someone at the door says I have hail damage. What now?',
    also: ['How do I deal with somebody at the door after hail?'],
    answer: [
      'Do not sign on the doorstep and do not let a stranger climb up. Take the card, look yourself, ask around.',
      'Get it checked by someone you called. There is time.',
      'Close the door politely. Photograph the roof from the ground and compare with neighbors.',
      'Read every line before signing, above all about assigning your insurance claim.',
    ],
    group: 'cost',
  },
  {
    question: 'Can new shingles go over the old ones?',
    also: ['Is a second layer allowed?'],
    answer: [
      'Codes sometimes allow one layer over one. It hides the boards, so ask what speaks for it.',
      'It saves the tear-off, but faults below stay hidden.',
      'Ask your building office, and think of the weight.',
      'Possible in places, seldom the better roof. Compare both prices.',
    ],
    group: 'service',
  },
  {
    question: 'Who picks up the nails?',
    also: ['Are nails cleaned up?'],
    answer: [
      'Ask whether a magnet is run over lawn and drive, and look once more yourself.',
      'Cleanup belongs in the scope. Have it written.',
      'Walk the yard together at the end. Check the driveway too.',
      'Mow high beforehand, and keep the dog in for a day.',
    ],
    group: 'service',
  },
  {
    question: 'Do you work where I live?',
    also: ['Is my house in your area?'],
    answer: [
      'Name the town and the kind of roof.',
      'Ask. For one shingle near, for a whole roof farther.',
      'Send the address; roofs can be looked at from above before anybody drives.',
      'See the places listed, or call to be sure.',
    ],
    group: 'area',
  },
  {
    question: 'I have an HOA. Does that matter?',
    also: ['What does the HOA want to see?'],
    answer: [
      'Ask it about colors and materials before you fall for one.',
      'Yes: get the approval in writing and attach it to the order.',
      'Some boards want samples and weeks. Begin with them.',
      'Check rules on dumpsters, hours and signs too.',
    ],
    group: 'area',
  },
  {
    question: 'What is flashing and why does everyone mention it?',
    also: ['What does flashing do?'],
    answer: [
      'Bent metal where the roof meets something else. Most leaks begin there.',
      'It leads water over a joint. When it rusts or lifts, water goes behind.',
      'Look beside a chimney: the stepped metal is it.',
      'It seals the joints of the roof.',
    ],
    group: 'service',
  },
  {
    question: 'Can a roof be repaired in winter?',
    also: ['Do you repair roofs in cold weather?'],
    answer: [
      'Often, on dry days. Some seals need warmth, so a temporary repair may come first.',
      'A tarp can go up in most weather, a neat repair in better.',
      'It depends on ice, wind and material. Call and describe the slope.',
      'Leaks, when it is safe. Other work can wait.',
    ],
    group: 'service',
  },
  {
    question: 'Are the black streaks on my roof harmful?',
    also: ['What are the dark streaks?'],
    answer: [
      'Usually algae, which is a matter of looks. Do not let anyone blast it with high pressure.',
      'Mostly not. Soft washing with the right solution removes them, if they bother you.',
      'Streaks are color, moss is another thing: it lifts edges and holds water.',
      'If the grit is gone as well, have the shingles looked at.',
    ],
    group: 'service',
  },
  {
    question: 'Will you look at it before I buy the house?',
    also: ['Can you check a roof before a purchase?'],
    answer: [
      "Ask for a roof inspection with the seller's consent, and give the date your contract allows.",
      'Send the address and the listing photos, and say when you need an answer.',
      'It can be arranged if somebody opens the attic.',
      'Ask, and have it done before you sign.',
    ],
    group: 'booking',
  },
  {
    question: 'Is a metal roof worth the difference?',
    also: ['Does metal pay off?'],
    answer: [
      "It depends on how long you stay, your weather and your roof's shape. Ask for both prices per square.",
      'It costs more and is done less often. Noise is mostly a question of what lies beneath.',
      "Look at hail, trees and neighbors' roofs, then at the sums.",
      'For steep simple slopes the case is stronger. Ask.',
    ],
    group: 'cost',
  },
  {
    question: 'Do you work on apartment buildings or shops?',
    also: ['Do you work on larger buildings?'],
    answer: [
      'Tell us the height, the kind of roof and who may sign.',
      'Ask, with a picture from above if you have one.',
      'For flat roofs over shops, call and say how one gets up.',
      'It depends on size and access. Associations should send the scope they agreed on.',
    ],
    group: 'area',
  },
];
