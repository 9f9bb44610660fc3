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
  {
    title: [
      'Shedding season: how to get through it',
      'Why your dog sheds and what a brush can do',
      'Undercoat, topcoat and the vacuum',
      'Living with a double coat',
    ],
    answer:
      'Brush down to the skin for ten minutes every other day while the undercoat comes out, with a rake for the wool and a comb to check. Bathe and dry well once in that time, since water and moving air loosen what is left. Do not shave a double coat. Sudden bald spots, itching or sores belong to a vet and not to a brush.',
    blocks: [
      {
        heading: 'What is going on',
        paragraphs: [
          'Many dogs wear two coats. The outer one is made of long, firm hairs that keep off rain and sun. Under it lies soft wool, thicker in winter. In spring, as days get longer, the wool lets go, and in fall thinner summer wool does the same. Dogs that live indoors with lamps and heating are confused by this and shed a little all year.',
          'Other dogs have one coat that grows on and hardly drops. They do not shed on your sofa. They mat instead. You get to choose your work, but not whether there is any.',
        ],
      },
      {
        heading: 'The tools',
        paragraphs: [
          'An undercoat rake has long, rounded teeth and pulls wool out without cutting. A slicker brush opens the surface. A comb shows what you have missed. For short dense coats, a rubber curry moved in circles brings up an astonishing amount. Tools with a blade can thin the topcoat, so use them rarely, and ask first.',
          'Brush outdoors if you can, with the wind at your back. Birds will take some of it away for nests.',
        ],
      },
      {
        heading: 'The method',
        paragraphs: [
          'Start at the back of the thighs, where wool sits thickest. Hold the hair up with one hand and draw the rake from the skin outward, in the direction of growth, with little pressure. Do the neck, the trousers and the tail. On the belly and on bony places be gentle or use a softer brush.',
          'Stop when the comb comes out nearly empty or when the dog has had enough. Several short sessions get more hair than one that both of you remember.',
        ],
      },
      {
        heading: 'The bath',
        paragraphs: [
          'When tufts lift by themselves, a bath helps. Comb first. Use lukewarm water, wet the coat down to the skin, and rinse until it squeaks. Then comes the part that matters: moving air. A strong dryer blows the loosened wool out while a hand or a brush lifts it. At home, a towel and a cool dryer do some of that. Let no one go to bed damp, as wet wool against the skin can lead to sore patches.',
          'A groomer can do bath, blow-out and rake in one visit. Booked at the start of the season and once more near its end, it makes the weeks between easier.',
        ],
      },
      {
        heading: 'What not to do, and when to ask',
        paragraphs: [
          'Do not clip a double coat short for the summer. It shades the skin and lets air move. After shaving, wool and hair may grow back unevenly, or in patches, or not for long.',
          'If hair comes out in clumps at the wrong time of year, if you see bare skin, scabs or fleas, or if your dog scratches and licks all day, go to the vet. Food, hormones and parasites all show in the coat. Bring that up with your groomer as well. They may be the first to have felt it.',
        ],
      },
    ],
    service: 'deshed',
  },
  {
    title: [
      'How to bathe a dog at home',
      'Washing the dog without washing the bathroom',
      'Bath day: order, water and the drying',
      'A dog, a tub and what to do first',
    ],
    answer:
      'Comb the dog out completely before it gets wet. Lay a mat in the tub, use lukewarm water and dog shampoo, start at the neck and leave the head for last, keep water out of ears and eyes, rinse until nothing slippers under your hand, press the water out with towels, and dry down to the skin. Then comb again.',
    blocks: [
      {
        heading: 'Before the water',
        paragraphs: [
          'Tangles tighten when they get wet, so comb first. If you find felt that a comb cannot pass, do not bathe. Call a groomer. Walk your dog, so that it is tired and empty. Put everything within reach: shampoo, two or three towels, a cup or a hand shower, treats, and something rubber to stand on. Slipping is what most dogs hate about baths.',
          'Close the door. You will see why.',
        ],
      },
      {
        heading: 'In the tub',
        paragraphs: [
          'Let the water run until it is lukewarm on the inside of your wrist. Begin at the back legs or the shoulder, not over the head. Wet the coat until the skin is wet. On thick fur this takes minutes, because it is made to prevent exactly that.',
          'Mix the shampoo with water in a bottle. It spreads better and rinses sooner. First make a ring of lather round the neck. If there are fleas, it keeps them from fleeing to the face. Then work backward, with your fingertips down to the skin, not forgetting belly, feet and beneath the tail. Wipe the face with a damp cloth instead of pouring. Some people put a little cotton in the outer ear. If you do, take it out again, and count.',
        ],
      },
      {
        heading: 'Rinsing',
        paragraphs: [
          'Rinse from the top down and longer than you think necessary. Soap that stays behind itches for days. Run your hand against the hair. If it feels slick, go on. Conditioner is worth it for long coats, and it has to come out as well, unless the bottle says otherwise.',
          'Speak in an ordinary voice. A dog that gets sung to in a special tone knows that something is wrong.',
        ],
      },
      {
        heading: 'Drying',
        paragraphs: [
          'Stand back once for the big shake. Then press towels into the coat and squeeze. Rubbing makes knots. A dryer may help if your dog tolerates it: cool or low, moving, never near the face, brushing with it in the direction you want the hair to lie. Dry between toes, in the folds and under the collar.',
          'Long and double coats have to be dry at the skin, not only on top. In warm weather a walk on clean ground does the rest. Expect ten minutes of racing through the house. Nobody knows why.',
        ],
      },
      {
        heading: 'How often',
        paragraphs: [
          'Smell, mud and skin decide. For many dogs a bath every month or two is enough, with brushing in between. Too many baths take the oil out of the coat. After the sea or chlorine, rinse with clear water. For skunk, ask for a recipe and do it outdoors.',
          'If skin is red, flaky or smells soon after a bath, ask your vet which shampoo to use and for how long it must stay on. And if the bath has become a fight, let a groomer do it for a while. Dogs often behave differently with a stranger, which is a little insulting and quite convenient.',
        ],
      },
    ],
    service: 'bath',
  },
  {
    title: [
      'Ears, eyes and teeth: what to look at every week',
      'A weekly check from nose to tail',
      'What groomers see first, and you can too',
      'Five minutes a week with your dog under a lamp',
    ],
    answer:
      'Once a week, in good light, look into the ears, at the eyes and gums, between the toes, under the tail, and run your hands over the whole body. Clean only what is on the outside. Redness, smell, discharge, swelling, limping or pain are for the vet. Write down what you find, since small things are easier to judge when you know when they began.',
    blocks: [
      {
        heading: 'Make it a habit',
        paragraphs: [
          'Choose a quiet moment and always the same place, such as the sofa after the evening walk. Begin with what your dog likes, scratch that, then do the list in the same order every time. Dogs accept what they can predict. A treat at the end is fair pay.',
          'You are not looking for illnesses. You are learning what normal is, so that you notice what is not.',
        ],
      },
      {
        heading: 'Ears',
        paragraphs: [
          'Lift the flap and look. Pale pink and nearly clean is fine. A little light wax is fine. Dark crumbs, redness, a sour smell, head shaking or a dog that cries when you touch it are not. Then do not put anything in. See a vet.',
          "For ordinary dirt, moisten a cotton pad with a cleaner made for dogs and wipe the parts you can see. No swabs down the canal. After swimming, dry the flap. Ask your groomer or vet if hair should be taken out of your dog's ears. Opinions and ears differ.",
        ],
      },
      {
        heading: 'Eyes and mouth',
        paragraphs: [
          'Wipe the corners with a damp cloth, one for each eye. Hair that pokes in should be combed aside or trimmed by a steady hand with blunt scissors. Squinting, cloudiness, green or yellow discharge or a sudden red eye should be seen soon.',
          'Lift the lip. Gums are pink in most dogs, or spotted. Brown at the edge of the teeth is tartar. Bad breath is common but not therefore normal. Brushing with paste for dogs helps, if you begin slowly: first the taste, then the finger, then the brush. Human toothpaste can be poisonous to them.',
        ],
      },
      {
        heading: 'Feet and skin',
        paragraphs: [
          'Spread the toes. Look for burrs, balls of felt, cuts, cracked pads and nails that have grown sideways. In winter, wash off salt. In summer, feel the pavement with your hand before their feet have to.',
          'Run your palms along the body, slowly, with a little pressure. You feel for ticks, lumps, scabs and places where your dog turns its head. Part the hair near the tail and look for black specks that turn red on wet paper. That is what fleas leave behind.',
          'Lift the tail. Keep hair there short if it gets dirty. If your dog drags its bottom or licks it all the time, ask the vet.',
        ],
      },
      {
        heading: 'Pass it on',
        paragraphs: [
          'Tell your groomer what you have found before they begin: a wart on the left shoulder, a sore toe, a tooth that hurts. Clippers do not see. And ask afterward what they noticed. They have had the whole dog in their hands, wet and dry, and often feel a lump before anybody else does.',
          'Keep the list in your phone with dates and photos. When a vet asks how long it has been there, that is a wonderful thing to have.',
        ],
      },
    ],
    service: 'ear',
  },
  {
    title: [
      'Which brush for which coat?',
      'Brushes and combs for dogs: what to buy',
      'How to choose a brush for your dog',
      'Slicker, rake or comb: what they are for',
    ],
    answer:
      'For a smooth short coat take a rubber brush, for a double coat an undercoat rake and a comb, for long silky hair a pin brush and a comb, for curly or woolly hair a slicker brush and a metal comb. Whatever the coat, a metal comb shows whether the job is done: it should pass from skin to tip without stopping.',
    blocks: [
      {
        heading: 'Short and smooth',
        paragraphs: [
          'Boxers, beagles and many mixed breeds shed short hairs all year. A rubber brush or a glove with nubs lifts them out and most dogs enjoy it. Brush in circles and then in the direction of the coat, once a week, on a dry dog. Finish with a damp cloth. A wire brush is too sharp for this coat and scratches the skin.',
        ],
      },
      {
        heading: 'Double coats',
        paragraphs: [
          'Huskies, shepherds, retrievers and many spitz breeds have a soft undercoat below longer hair. Twice a year it comes out in handfuls. An undercoat rake reaches it, and a comb afterward shows what is left. Part the hair with one hand and work in lines from the bottom up. Blades that promise to remove shedding cut the topcoat if used hard, so go gently or ask how to hold them.',
        ],
      },
      {
        heading: 'Long and silky',
        paragraphs: [
          'Yorkies, setters and spaniels tangle behind the ears, below the legs and on the chest. Use a pin brush with rounded ends, then a comb with wide and narrow teeth. Spray a little water or conditioner first, as dry hair breaks. Hold the hair above a knot so that the skin is not pulled, and loosen the knot from its end.',
        ],
      },
      {
        heading: 'Curly and woolly',
        paragraphs: [
          'Poodles, doodles and bichons hardly shed. The loose hair stays in the coat and felts. A slicker brush with fine bent wires opens the curls, layer by layer, down to the skin. Try it on your own arm first to feel how hard you press. After that, the comb. If it stops, brush that place again. Twice a week is the least, and every other day after rain or a swim.',
          'A coat that looks fine on top and feels like a blanket at the skin is matted. Do not bathe it like that.',
        ],
      },
      {
        heading: 'Getting your dog used to it',
        paragraphs: [
          'Start with a minute, on a mat where the dog stands firmly. Begin at the shoulder, which most dogs like, and end before the dog has had enough. Give a treat at the end and not in between. Ears, paws and tail come last. If your dog growls or bites, stop and ask your groomer or vet, because there may be pain.',
        ],
      },
    ],
    service: 'brush',
  },
];
