import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to ask for the haircut you want',
      'What to tell a stylist before the first snip',
      'Talking about hair when you do not know the terms',
      'A picture, three sentences and a length: asking for a cut',
    ],
    answer:
      'Bring two pictures, show with your fingers where the hair should end, and say how many minutes you spend on it in the morning. Then add the one thing you do not want. Those four together tell a stylist more than any name of a haircut, because names mean different things in different chairs.',
    blocks: [
      {
        heading: 'Choose pictures with your hair in mind',
        paragraphs: [
          'Look for a person whose hair is about as thick, as straight or as curly as yours, with a similar hairline. The face is less important. A blunt bob on heavy straight hair and the same bob on fine waves are two haircuts, and only one of them is available to you.',
          'Two photos show a direction; ten show a mood. Say what you like in each: the length at the side, the way it falls off the face, the fact that it looks as if nobody tried. Bring one picture of what you dislike as well. People are often clearer about that.',
        ],
      },
      {
        heading: 'Show lengths, do not name them',
        paragraphs: [
          'An inch is a different thing on each side of the scissors. Put your finger on your jaw, your collarbone or your chin and say: here, when it is dry. Curly and wavy hair springs up, so a stylist has to know whether you mean stretched or at rest.',
          'If you are nervous, ask to go in two steps. Most cuts can be shortened further in the same appointment. None can go the other way.',
        ],
      },
      {
        heading: 'Describe your week',
        paragraphs: [
          'Do you air-dry? Do you tie it up for work or for sport? Do you wear glasses, helmets, hearing aids? Do you have ten minutes or none? A shape that depends on a round brush is a bad present for somebody who does not own one.',
          'Mention how often you are willing to come back. Short hair and bangs want visits every few weeks. Long layers can be left alone for a season. An answer such as twice a year, at most, is useful and will not offend anyone.',
        ],
      },
      {
        heading: 'Speak during the cut',
        paragraphs: [
          'Sit straight with both feet on the floor, since crossed legs tilt the shoulders and with them the line. If something worries you, say so at once. It is easier to explain a choice before it is made.',
          'At the end, ask to see the back and the sides, and touch it. Shake it, part it the other way, put it behind your ear. Then ask for a short lesson: what to put in, where, and in which direction to dry. Repeat the steps back in your own words. At home the next morning you will be glad you did.',
        ],
      },
      {
        heading: 'If it is not right',
        paragraphs: [
          'Wash it once and let it fall as it likes. If a piece still sticks out, or one side is heavier, call and describe where. Small corrections are ordinary. The sooner you ask, the closer everyone still is to the original idea.',
        ],
      },
    ],
    service: 'cut',
  },
  {
    title: [
      'Balayage, highlights or all-over color: which one is which?',
      'Kinds of hair color and what each asks of you',
      'Choosing a color by how it grows out',
      'What to know before you lighten your hair',
    ],
    answer:
      'All-over color changes or covers one shade and shows a line as it grows. Highlights in foil lift fine pieces close to the root and show a softer line. Balayage is painted by hand, mostly on the lengths, and grows out the most gently. Choose by how much change you want and how often you are willing to come back.',
    blocks: [
      {
        heading: 'All-over color',
        paragraphs: [
          'Permanent color opens the hair, so it can cover gray and go a little lighter. It stays until it is cut off, though it fades. Demi-permanent color only deposits; it blends the first gray hairs and leaves gradually. If you have never colored before, that second kind is the gentler place to begin.',
          'The price of a single shade is the parting. Hair grows about half an inch a month, and on a strong contrast you will see every bit of it.',
        ],
      },
      {
        heading: 'Foils and painting',
        paragraphs: [
          'In foil, the lightener stays warm and moist and lifts further. The result can be very bright and very even. Painted in the open air, it lifts less and leaves more of your own shade, so that the eye finds no clear beginning. Many appointments combine the two: painting through the lengths, a few foils at the face.',
          'Whatever method is used, a toner usually follows. Lightened hair is yellow or orange underneath, and the toner decides whether that reads as honey, beige or ash. It washes out in some weeks, which is why a color can look tired although nothing has grown.',
        ],
      },
      {
        heading: 'History matters more than wishes',
        paragraphs: [
          'Hair remembers. Box dye, henna, straightening treatments and pool water all change how lightener behaves, sometimes in a dangerous way. Metallic salts in some plant dyes can react with it and heat up. So tell everything, also what you did during that one winter. Nobody is keeping score.',
          'Going from dark dye to light blonde in one day is rarely kind. Ask for a plan in stages, with a shade you can live with after each. Ask too what your hair should feel like at every step, and at what point you would stop.',
        ],
      },
      {
        heading: 'Test, then plan the upkeep',
        paragraphs: [
          'Skin can react to hair color, even after many harmless applications. Ask about a patch test some days before, and talk to a doctor first if you have ever had swelling or a rash from dye or from a black temporary tattoo. A strand test shows what your own hair does with the product.',
          'Before you agree, ask three things. When will it need a toner? When will the roots bother me? What will it look like if I do nothing for half a year? The last answer tells you whether you are choosing a color or a schedule.',
        ],
      },
    ],
    service: 'balayage',
  },
  {
    title: [
      'How to keep color from fading between visits',
      'Washing colored hair without washing it out',
      'The weeks after a color appointment',
      'Why color fades and what slows it down',
    ],
    answer:
      'Water fades color more than anything else, so wash less often, use cool or lukewarm water, and choose a mild shampoo. Keep heat tools low, cover your hair in strong sun, and wet it before you swim. Ask your stylist how long to wait before the first wash, as it differs by product.',
    blocks: [
      {
        heading: 'The first days',
        paragraphs: [
          'Freshly colored hair is still slightly open. Many colorists advise leaving it unwashed for a day or several. If your scalp needs something, rinse with water and condition the ends only. A silk or satin pillowcase rubs less than cotton, and so does a loose braid at night.',
          'Expect the shade to settle. What looks a little dark or a little cool in the salon often softens with the first washes. Wait for that before you judge it.',
        ],
      },
      {
        heading: 'Washing',
        paragraphs: [
          'Put shampoo on the scalp and let the foam run through the rest. The lengths rarely need scrubbing. Lukewarm water is enough to clean. Hot water swells the hair and carries tone away with it.',
          'A shampoo made for colored hair is usually just a milder one. Purple or blue shampoo is another thing: it adds a trace of pigment against yellow or orange. Use it now and then, not daily, and leave it on only as long as the bottle says. Too much of it turns pale hair gray or violet.',
        ],
      },
      {
        heading: 'Heat, sun, pool',
        paragraphs: [
          'An iron that is too hot can change a fresh shade while you watch. Set it lower, move it once, and use a heat protector on dry hair. If you smell something, it was too warm.',
          'Sun bleaches dyed hair as it does curtains. A hat is the simplest answer. Before a pool or the sea, soak your hair with tap water and add a little conditioner: hair that is already wet takes up less of what follows. Rinse straight afterward. The green that some blondes fear comes from copper in the water, and rinsing removes most of it before it settles.',
        ],
      },
      {
        heading: 'Between appointments',
        paragraphs: [
          'A gloss or toner refreshes the shade without touching the roots, and takes a fraction of the time of a full color. Ask whether one belongs in your plan, halfway between the larger visits.',
          'At home, keep away from box color over salon color, even when the name on the box is the same. It goes on to hair of several ages and comes out in as many shades. If something has to be done before an event, call and ask for a small appointment. A parting can also be moved, and a scarf has ended many emergencies.',
        ],
      },
      {
        heading: 'When to ask for help',
        paragraphs: [
          'Tell the salon if your scalp itches, burns or flakes after color, if the hair stretches like rubber when wet, or if it breaks. Stop using heat until somebody has looked at it. For a rash or swelling, the right call is to a doctor.',
        ],
      },
    ],
    service: 'color',
  },
];
