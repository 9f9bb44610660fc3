import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to brush a long coat so it does not mat',
      'Brushing your dog down to the skin',
      'Why your dog mats although you brush',
      'Line brushing: the trick groomers use',
    ],
    answer:
      'Part the hair so that you see skin, brush a thin layer at a time from the skin outward, and check each part with a metal comb before going on. Most dogs that mat are brushed often, but only on top. Do it every day or two, dry, and start behind the ears, where knots begin.',
    blocks: [
      {
        heading: 'The right two tools',
        paragraphs: [
          'You need a slicker brush, with fine bent wires on a soft pad, and a metal comb with wide teeth at one end and narrow at the other. The brush opens the hair. The comb tells you the truth. If it slides from skin to tip without stopping, that part is finished. If it catches, the brush has more to do.',
          'For a smooth coat a rubber mitt is enough. For a double coat add an undercoat rake and use it lightly. Tools with blades cut hair rather than comb it; ask your groomer before you use one.',
        ],
      },
      {
        heading: 'Layer by layer',
        paragraphs: [
          'Let your dog lie on one side. Lift the hair on the leg with one hand so that it stands away and a line of skin shows at the bottom. Brush the hair below your hand down, in short strokes, without scratching the skin. Let a little more hair fall, brush again, and work your way up. Then turn the dog over.',
          'Test the wires on your own forearm to feel how hard you press. Brush burn is real, and a dog remembers it. If an area is pink, leave it for that day.',
        ],
      },
      {
        heading: 'Where knots begin',
        paragraphs: [
          'Look behind the ears, under the collar, in the armpits, on the inside of the thighs, around the tail and between the toes. These places rub. A harness worn every day makes a belt of felt in a matter of weeks, so take it off at home.',
          'Young dogs change their coat toward the end of their first year, and for some weeks everything tangles. It passes. In that time, brush daily and bring the appointment forward.',
        ],
      },
      {
        heading: 'When you find one',
        paragraphs: [
          'Hold the hair between knot and skin so that it does not pull. Work at the edge with the corner of the brush, a little at a time, or with your fingers. A drop of conditioner or detangling spray can help. Do not wet it: water shrinks felt.',
          'Do not cut it out with scissors. Skin lifts into a mat like cloth into a zipper, and it is cut before you see it. If you cannot get a comb between the knot and the dog, leave it and call. It is a job for clippers and a steady hand.',
        ],
      },
      {
        heading: 'Make it pleasant',
        paragraphs: [
          'Ten minutes while you watch something is better than an hour on Sunday. One leg today, another tomorrow. Give treats during the brushing and not only after it. Stop while your dog is still calm, and end with the spot it likes.',
          'Before a bath, comb the whole dog. After a bath, dry and comb again, as hair that dries by itself curls back into whatever knots were left. That last step is the one most people skip.',
        ],
      },
    ],
    service: 'brush',
  },
  {
    title: [
      'How to get a puppy used to grooming',
      "A puppy's first haircut begins at home",
      'Paws, ears, dryer: practice before the first groom',
      'Preparing a young dog for the grooming table',
    ],
    answer:
      'Touch paws, ears, mouth and tail for a minute every day and pay with treats. Let your puppy hear a dryer from the next room and feel an electric toothbrush against its side. Make the first visit a short one with little done, as soon as your vet says it may meet other dogs. The haircut comes later.',
    blocks: [
      {
        heading: 'The minute a day',
        paragraphs: [
          'Sit on the floor. Take one paw, press each toe gently, let go, give a treat. Lift an ear, look in, treat. Hold the chin for as long as it takes to say its name. Run a hand along the tail. Stop after a minute, even if it goes well. Especially then.',
          'If your puppy pulls away, you went too far or too long. Go back to the step that was easy. The lesson is that hands come, nothing bad happens, and then they leave.',
        ],
      },
      {
        heading: 'Sounds and surfaces',
        paragraphs: [
          'A grooming room hums. Turn on a hair dryer in another room while your puppy eats, and bring it nearer over several days. Switch on an electric toothbrush or razor and hold the handle, not the head, against its shoulder. That is what clippers feel like.',
          'Stand it on a rubber mat on a low, steady table and give treats for four feet on the mat. Keep a hand on it at all times. Let it stand in an empty tub on a towel. Add a little lukewarm water next time.',
        ],
      },
      {
        heading: 'Brush before you need to',
        paragraphs: [
          'A puppy coat hardly tangles, and that is the time to begin. Use a soft brush first, then the comb. Two strokes and a treat are a session. By the time the real coat comes in, being brushed should be as dull as being petted.',
          'Bathe only when there is a reason, in lukewarm water, with a shampoo made for dogs. Keep water out of the ears. Dry well, above all in the folds.',
        ],
      },
      {
        heading: 'The first appointment',
        paragraphs: [
          'Ask your vet when the vaccinations allow it, and then do not wait for the coat to become a problem. Tell the groomer the age, the breed or mix, what you have practiced and what still worries your puppy. Ask whether a short first visit is possible: a bath, a little trimming round eyes and feet, a lot of praise.',
          'Feed lightly, walk well, arrive relaxed. Hand over the leash, say goodbye once and go. At pick-up, ask what went well, what did not, and what to practice until next time. A photo of a perfect haircut is not the goal that day. A puppy that walks in again is.',
        ],
      },
      {
        heading: 'If it goes badly',
        paragraphs: [
          'Some puppies scream as a matter of principle. Some freeze, which looks calm and is not. Take a step back: two or three visits with only a brush and a treat can mend it. If your dog stays very afraid or starts to snap, talk with your vet and with a trainer who works without force. It is easier to change in a young dog than later.',
        ],
      },
    ],
    service: 'puppy',
  },
  {
    title: [
      "How to tell when your dog's nails are too long",
      'Dog nails: how short, how often, and what about the quick',
      'That clicking on the floor: a guide to dog nails',
      "Trimming a dog's nails at home, or not",
    ],
    answer:
      'When your dog stands still on a hard floor, the nails should just clear it. If they touch, or if you hear them click, they are too long. Take off a little at a time, every two to four weeks, and stop where the cut surface shows a dark or moist center. If your dog panics or you do, leave it to a groomer or vet.',
    blocks: [
      {
        heading: 'Why length matters',
        paragraphs: [
          'A nail that meets the ground pushes the toe up and back. The dog shifts its weight to spare it and stands a little differently on every step. Long nails also split, catch in carpets and, where nobody looks, grow round into the pad. Dewclaws, the thumbs on the inside of the leg, never touch the ground and so never wear down. Check them first.',
          'Pavement files nails, and grass does not. A dog that walks in town may need less than one with a garden.',
        ],
      },
      {
        heading: 'The quick',
        paragraphs: [
          'Inside each nail runs a core with blood and nerves. In a pale nail it shows as a pink shadow. In a black nail you cannot see it, so you take thin slices and look at the cut end. First it is chalky and dry. Then a gray or dark oval appears in the middle. That is the place to stop.',
          'If nails are left long, the quick grows along. It draws back when the nail is shortened a little, often. So a badly overgrown foot is not put right in one go, but over several weeks.',
        ],
      },
      {
        heading: 'How to do it',
        paragraphs: [
          'Choose a calm moment and good light. Hold the toe, not the whole leg, and press the pad lightly so the nail comes forward. Cut at an angle, parallel to the floor. Use sharp clippers made for dogs, or a grinder with the long hair tied back. Touch the nail with a grinder for a second, lift, and touch again, because it gets warm.',
          'Two nails and a treat is a good session. There is no rule that says all feet must be done in an evening.',
        ],
      },
      {
        heading: 'If it bleeds',
        paragraphs: [
          'It looks worse than it is, and it happens to everybody once. Press styptic powder on the tip, or corn starch if there is none, and hold for a minute or two. Keep the dog quiet and off dirty ground for a while. If it goes on bleeding, call your vet.',
          'Give a treat, end there, and do something pleasant. The next attempt should be days later and very short.',
        ],
      },
      {
        heading: 'When to hand it over',
        paragraphs: [
          'Call a groomer if the nails curl, if you cannot see what you are doing, or if it takes a second adult to hold one small dog. Call a vet if a nail is torn, a toe is swollen, or your dog will not bear weight on a foot.',
          'When you book, say whether clippers or grinders were used before, if a nail has bled, and which foot is the difficult one. There always is one.',
        ],
      },
    ],
    service: 'nail',
  },
];
