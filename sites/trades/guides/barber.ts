import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to order a fade',
      'Low, mid, high: asking a barber for a fade',
      'Fade words, and what to say if you do not know them',
      'Skin fade or taper? How to tell your barber',
    ],
    answer:
      'Say three things: how high the fade starts, how short it gets at the bottom, and how long the top stays. Low begins just above the ear, mid at the temple, high near the corner of the forehead. Skin means shaved, a number means a guard. Add a photo from the side, since that is where a fade happens.',
    blocks: [
      {
        heading: 'Fade or taper',
        paragraphs: [
          'A taper leaves hair all the way down and only gets shorter at the sideburns and the neck. It suits offices, grandmothers and people who come every five weeks. A fade goes round the head and ends in skin or close to it. It has more contrast and asks for more upkeep.',
          'A drop fade dips behind the ear. A burst fade makes a half circle around it. If a word is new to you, ask to be shown with a finger where the line would run. Nobody learns this in school.',
        ],
      },
      {
        heading: 'How high',
        paragraphs: [
          'Low is the quiet one. It shows skin only near the ear and the neck, and grows out with grace. Mid is the common choice. High shows a lot of scalp and makes the top stand alone, which flatters a round head and is hard on a long one.',
          'Look at your head from the side. Bumps, scars and birthmarks appear when the hair is gone. A barber can see most of them with the fingers and can tell you whether to stop lower. If you have a thin spot, say so. The fade can be placed to help or to betray it.',
        ],
      },
      {
        heading: 'How short, how long',
        paragraphs: [
          'At the bottom you can have skin by razor, skin by trimmer, or a half, a one, a two. The closer it is, the sooner it loses its edge. If your skin reddens easily, ask for the trimmer and not the blade.',
          'For the top, use your fingers: one finger lies flat, two can be combed, four fall over. Say which way you wear it, whether you use product, and whether there is a whorl at the crown. With curls, say if the length is meant stretched or as it sits.',
        ],
      },
      {
        heading: 'The edges',
        paragraphs: [
          'A line-up is the outline at the forehead and temples. Ask for your natural line, just cleaned. If it is pushed back to look sharp, it will look different in four days, when it grows in as a shadow. At the neck choose tapered, round or square. Tapered lasts the longest, square the shortest.',
          'Check it in both mirrors with your head level. Look for dark stripes, the places where two lengths meet. They are easily blended while the clippers are still warm.',
        ],
      },
      {
        heading: 'Keeping it',
        paragraphs: [
          'A skin fade is fresh for a week and decent for two. Plan your visits backward from the days that matter: three days before a photo is better than the same morning, as the skin has calmed. Between cuts leave the outline alone. A home trimmer goes wrong in a second, and the repair is always shorter than you wanted.',
        ],
      },
    ],
    service: 'fade',
  },
  {
    title: [
      'How to keep a beard in shape between trims',
      'Growing a beard: the neck, the cheeks and the wait',
      'Beard care for people with one drawer',
      'Where the neck line goes, and other beard matters',
    ],
    answer:
      "Let it grow for about a month before you shape it. Wash it a few times a week, comb it downward, and put a few drops of oil on damp hair. Set the neck line where head and neck meet, about a finger or two above the Adam's apple. Trim less than you want, and leave the first outline to a barber.",
    blocks: [
      {
        heading: 'The first month',
        paragraphs: [
          'Beards come in patches. The chin is early, the cheeks are late, and one side is ahead of the other. If you trim in the second week, you will cut back what was meant to cover the gap. So wait, and itch. Washing and a drop of oil help; scratching does not.',
          'Clean up only the neck in that time, and only well below the jaw. The cheeks can be left as they are. Most lines up there look better natural.',
        ],
      },
      {
        heading: 'The neck line',
        paragraphs: [
          "Put two fingers above your Adam's apple. From that point imagine a curve up to behind each ear. Everything below goes, everything above stays. The usual mistake is to set it on the jaw itself. It looks fine with the chin up and like a chin strap with the chin down.",
          'Draw the curve with a trimmer first, without a guard, then clear below it. Shave with the grain. If your neck is prone to bumps, leave a short stubble and do not use a blade there.',
        ],
      },
      {
        heading: 'Washing, oil, comb',
        paragraphs: [
          'Hair on the face is coarse and the skin below it is dry. Use a mild shampoo two or three times a week and water on the other days. Pat dry. Rub a few drops of oil between your palms and work it down to the skin, then through the ends. If it shines, it was too much.',
          "Comb from below upward to open it, then down to lay it. A brush trains the direction over some weeks. A hair dryer on low does the same, at arm's length.",
        ],
      },
      {
        heading: 'Trimming without regret',
        paragraphs: [
          'Trim dry, since wet hair looks longer. Begin with a guard longer than you think and go with the grain. Then comb it out, look from the front, and snip what stands away with small scissors. Keep the sides a little shorter than the chin and the face looks longer, not wider.',
          'The mustache: comb it straight down and cut along the edge of the upper lip with the mouth closed. Take single hairs. You will need that lip.',
        ],
      },
      {
        heading: 'When a barber should do it',
        paragraphs: [
          'Let somebody else set the first shape, and again every month or so. They see both sides at once. Say whether you want to keep the length, and how it should end: round, square, tapered. Bring a photo of a beard with the same thickness. If the skin beneath is red, flaky or sore for weeks, ask a doctor. Oil is not a medicine, and a beard hides things that ought to be seen.',
        ],
      },
    ],
    service: 'beard',
  },
  {
    title: [
      'How to shave without a rash',
      'Razor burn: what causes it and what to change',
      'A calmer shave, with the blade you have',
      'With the grain: shaving for skin that complains',
    ],
    answer:
      'Shave after a warm shower, use a sharp blade and plenty of lather, go with the direction of growth, and do not press. Rinse the blade after each stroke, pass over each place once or twice at most, and finish with cold water and something plain without alcohol. If bumps keep coming, stop shaving closely and use a trimmer.',
    blocks: [
      {
        heading: 'Learn your grain',
        paragraphs: [
          'Let your stubble grow for two days and rub your face in every direction. Where it feels smooth, you are going with the grain. Where it catches, against. On cheeks it usually runs down. On the neck it can run sideways, upward or in a whorl. Draw it once on paper. Most rashes are on the neck because people shave it upward out of habit.',
        ],
      },
      {
        heading: 'Soften first',
        paragraphs: [
          'Dry stubble is about as hard as thin wire. Water makes it swell and give way. Two or three minutes under a warm shower are enough, or a wet towel as warm as is pleasant, held to the face. Wash off oil and dust with a mild soap.',
          'Lather in circles with a brush or your fingers, so that the hairs stand up, then leave it on for a minute. Foam from a can works if the skin below it is wet. Gel or cream lets you see less and glide more. Choose one without scent if you react.',
        ],
      },
      {
        heading: 'The stroke',
        paragraphs: [
          'Hold the razor lightly and let its weight do it. Short strokes, flat angle, blade rinsed each time. Stretch the skin a little with the other hand, but not so far that hairs are cut below the surface, where they can grow in.',
          'First pass with the grain. If you want it closer, lather again and go across. Against the grain is for skin that has never complained. More blades in one head cut closer and pull more. If you get bumps, try a razor with one.',
        ],
      },
      {
        heading: 'The blade and the aftermath',
        paragraphs: [
          'Change it when it tugs, which is after a handful of shaves. Shake it dry and keep it out of the shower, for a damp blade dulls and gathers things. Do not lend it.',
          'Rinse with cold water and pat dry. A balm without alcohol soothes. Aftershave that burns is mostly burning. Leave the skin in peace for a few minutes before you pull a collar over it, and shave in the evening if mornings are a hurry.',
        ],
      },
      {
        heading: 'If bumps keep coming',
        paragraphs: [
          'Curved hairs can turn back into the skin after a close shave. The remedy that works for many is less closeness: a trimmer that leaves a shadow, every few days, and no plucking. Do not dig for hairs with a needle. If it is painful, spreads or scars, see a doctor, who has more to offer than a new razor.',
          'And tell a barber before a shave about bumps, acne, moles, cold sores or blood-thinning medicine. A careful one will work around them, propose the trimmer, or suggest another day. If in doubt, choose the trimmer: stubble is in no hurry.',
        ],
      },
    ],
    service: 'shave',
  },
];
