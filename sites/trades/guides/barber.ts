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
  {
    title: [
      'What to say to a barber when you do not know what you want',
      'Ordering a haircut without the vocabulary',
      "How to talk in the barber's chair",
      'A haircut in plain words',
    ],
    answer:
      'Say how long it has been, what bothered you about it, and how you want to spend your mornings. Then settle four points: sides, top, neck and ears, with fingers instead of inches. Show one photo of hair like yours. Ask for it a little longer than you think, and have it taken down from there.',
    blocks: [
      {
        heading: 'Begin with what bothers you',
        paragraphs: [
          'A complaint about hair that puffs out over the ears tells a barber more than the word modern. Say what you did to it this morning and what it looked like at noon. Mention a hat, a helmet, glasses, a job with a dress code, a whorl that stands up like a question. Say when you last liked your hair. If you have a photo of that day, you have everything you need.',
          'If you like it as it is, only shorter, say how many weeks you want to go back. Four weeks shorter is a perfectly clear order.',
        ],
      },
      {
        heading: 'Four points',
        paragraphs: [
          'Sides: skin, very short, short, or long enough to hold. If you know the guard, name it. If not, ask to see a two on one spot behind the ear, where nobody looks.',
          'Top: show it between two fingers. Forward, back or to a side? Flat or with some height?',
          'Neck: natural and tapered, or a hard line, square or round. Ears: over, around or showing all of it. And sideburns: where on the ear do they end? Touch the place.',
        ],
      },
      {
        heading: 'The photo',
        paragraphs: [
          'Look for hair of your kind, from the side and not only from the front. Actors have somebody with a comb just outside the picture, so choose the one where he walks through rain. Say what you like in it. The sides, not the top, is a useful sentence.',
          'Do not be shy about age. A cut for a full head at twenty looks different on a high forehead at fifty, and there is a better one for that forehead.',
        ],
      },
      {
        heading: 'While it happens',
        paragraphs: [
          'Keep your head where it is put. If you talk with your hands, talk with your feet. When you are shown the mirror, take your time. Look at the neckline, at both sides for balance, and at the crown. Ask for it to be taken down another step if you like. Nobody has ever been asked to put some back with success.',
          'Ask what was done: guard, length, line. Make a note. In the next town, with another barber, that note is your haircut.',
        ],
      },
      {
        heading: 'At home',
        paragraphs: [
          'Wash it the same evening and see how it falls by itself. Use about half the product you think, rub it in your palms until it is gone, and put it in from the back. Most people begin at the front and run out before the crown. If it does not sit, go back within a week and say where. Small things are done in two minutes, and barbers like to know.',
        ],
      },
    ],
    service: 'cut',
  },
  {
    title: [
      "How to make a child's haircut easier",
      'First haircut: before, during, after',
      'Clippers, capes and small people',
      'Taking a child to the barber',
    ],
    answer:
      'Go at a quiet hour with a rested and fed child, and let it watch somebody else first. At home, play barber with a comb and let a toothbrush buzz near the ear. Keep the order simple, ask for scissors if clippers frighten, stay in view, and stop when enough is done. An uneven fringe grows out. Fear takes longer.',
    blocks: [
      {
        heading: 'The week before',
        paragraphs: [
          'Children are not afraid of hair coming off. They are afraid of the noise, the cape, a stranger behind them and water in the eyes. So take these one by one. Put a towel round the neck and comb. Snip the air with your fingers. Switch on an electric toothbrush and touch the shoulder with the handle. Watch a sibling or a parent get a cut, and say aloud what happens: now he combs, now it hums, now it is over.',
          'Do not say that it will not hurt. Until then nobody had thought of it.',
        ],
      },
      {
        heading: 'The hour',
        paragraphs: [
          'Ask for the calmest time of the week. Mornings are often good, Saturdays are not. Avoid nap time and hunger. Bring a favorite thing to hold, a spare shirt, and something to suck or chew that does not attract hair. Loose hairs itch, and many tears at the barber are about that. A tissue round the neck under the cape helps.',
          'Tell the barber in one sentence what to expect: he is three, it is his first, he hates the sound. They have met him before, under other names.',
        ],
      },
      {
        heading: 'In the chair',
        paragraphs: [
          'Your lap is a chair, too. Wear something you can shake out. Face the mirror if the child likes to watch, and away if not. Let the child hold the comb or the spray bottle. Ask for scissors first and for the clippers at the end, at the neck, switched on at a distance and brought closer.',
          'Count together to ten, then a break. Talk about anything but hair. If the head moves, put a hand flat on top, gently. Never hold a struggling child still for a blade. A cut can be finished next week.',
        ],
      },
      {
        heading: 'What to order',
        paragraphs: [
          'Simple shapes: off the ears, out of the eyes, a soft neck. Long enough to forgive a sudden turn. Ask for the fringe to be cut last or to be left. For curls, dry and a little at a time. For older children, ask them in front of the barber, and then accept it. It is their head, and it grows.',
          'If a sensory sensitivity makes it hard, tell the shop beforehand. Ask for the last hour of the day, no music, no spray, the same chair each time. Many places can do that if they know.',
        ],
      },
      {
        heading: 'Afterward',
        paragraphs: [
          'Brush off the neck, change the shirt, look in the mirror together. Praise what worked: you sat until ten. Take the first lock home, if you like such things. Book the next one while the memory is good, and keep it short. After three visits it is a place with bottles. After five, they ask for a line in it like the cousin has.',
        ],
      },
    ],
    service: 'kid',
  },
  {
    title: [
      'Going gray: leave it, blend it or color it',
      "Gray hair at the barber's: what is possible",
      'What men ask about gray',
      'Gray in beard and hair, and what to do with it',
    ],
    answer:
      'You can leave it and cut it well, blend it so that some gray shows, or cover it. Blending fades softly within weeks and needs no upkeep. Covering shows a line as it grows. Ask for a skin test some days before any dye, beard dye above all. A sharper cut and a clean neck often do more than color.',
    blocks: [
      {
        heading: 'Leave it',
        paragraphs: [
          'Gray hair is usually a little coarser and drier and stands off more. It wants a shorter outline, less wax and a matte product. Tell the barber to keep the sides tight, so that the lighter hair there does not look wide. A neat beard line frames the face when the hair has become lighter than the skin.',
          'If it turns yellow, from smoke, sun or minerals, a violet shampoo once a week tones it down. Too often, and you are lilac.',
        ],
      },
      {
        heading: 'Blend it',
        paragraphs: [
          'Blending, also called camouflage, is a sheer color left on for a few minutes. It darkens part of the gray and leaves the rest, so it looks like you some time ago and not like a hat. It washes out over four to six weeks without an edge. Ask for a tone cooler and a step lighter than your own. Warm browns turn red on gray hair, and everyone sees it except you.',
          'It takes ten minutes at the basin at the end of a cut. So mention it when you book, not at the door.',
        ],
      },
      {
        heading: 'Cover it',
        paragraphs: [
          'Permanent color covers everything and grows out with a line at the roots. On short hair, that means every two or three weeks. Few people keep it up. If you want to, ask for the shade to be broken up with some lighter strands, or leave the temples. A head that is one flat color above a face with a history convinces nobody.',
          'Beards are harder. The hair is coarse, the skin is sensitive, and stubble shows in two days. Blending beats covering there as well.',
        ],
      },
      {
        heading: 'Test first',
        paragraphs: [
          'Dyes can cause allergic reactions, even in people who have used them before. A black henna tattoo on a vacation years ago is a warning sign. Ask for a dab behind the ear or in the elbow some days earlier, and tell the barber about any rash or swelling you have had. If you have, ask a doctor before you try at all.',
          'Keep dye away from lashes and brows unless somebody uses what is made for that. Wash your face before it sets, and wear a shirt you can spare.',
        ],
      },
      {
        heading: 'What to ask in the chair',
        paragraphs: [
          'What would you do with mine? How will it look in three weeks? How often would I have to come? Can we try it on the sides only? A barber sees gray heads all day and knows which ones suit it. Most do, as it happens, once the cut is right. If you are undecided, have the cut, go home, and look at it for a week. Color can be added later. It is a good deal harder to take away.',
        ],
      },
    ],
    service: 'color',
  },
];
