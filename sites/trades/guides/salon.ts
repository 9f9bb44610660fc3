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
  {
    title: [
      'How to tell what your curls want',
      'Waves, curls, coils: a routine to start from',
      'Curly hair: wash, wait, leave it alone',
      'Why curls frizz, and what to change first',
    ],
    answer:
      'Curls want water, slip and to be left alone while they dry. Wash with something mild, comb only when it is wet and full of conditioner, put product on hair that drips, press the water out with a T-shirt, and do not touch it until it is dry. Then look at what happens, and change one thing at a time.',
    blocks: [
      {
        heading: 'Look before you buy',
        paragraphs: [
          'Wash with any mild shampoo, put nothing in and let it dry. What you see is your pattern, and it will not be one pattern. Most heads have looser waves below and tighter ones at the crown. That is normal, and a good cut takes it into account.',
          'Now take a single dry hair. If you barely feel it, it is fine, and heavy butters will flatten it. If it feels like thread, it is coarse and may want them. Spray some water on a strand. If drops stand on it for long, your hair takes up moisture slowly and likes warmth and light products. If they vanish at once, it takes up and loses fast, and likes richer ones.',
        ],
      },
      {
        heading: 'Wash day',
        paragraphs: [
          'Wet it completely, which takes longer than you think. Massage shampoo into the scalp and let the foam run down. Fill the lengths with conditioner, then comb from the ends upward with fingers or a wide comb. If it squeaks, there is too little in it.',
          'Rinse with your head down if you like volume, upright if you want it smooth. Leave it dripping. Work in a leave-in product, then gel if you want hold. Scrunch upward with a soft cotton shirt. A terry towel roughens the surface, and that is what frizz is.',
        ],
      },
      {
        heading: 'Drying',
        paragraphs: [
          'Let it dry by air, or use a diffuser on low heat, holding still at one section and moving on. Do not touch. The crust that gel leaves is intended. When everything is fully dry, scrunch it out with a drop of oil in your palms. The softness comes then, and not before.',
          'If the top falls flat, clip the roots while it dries. If it is too big, brush a little conditioner through the surface while wet.',
        ],
      },
      {
        heading: 'Nights and days after',
        paragraphs: [
          'Sleep on satin, or with the hair gathered loosely on top of your head. In the morning, mist with water, smooth a little product through, scrunch and wait. Brushing dry curls makes a cloud. If that is what you want, it is a fine cloud.',
          'Wash when the scalp asks for it. That may be twice a week or every ten days. If it itches or flakes, do not cover it with oil. Wash more often for a while, and ask a doctor if it stays.',
        ],
      },
      {
        heading: 'In the chair',
        paragraphs: [
          'Come with it dry and worn the usual way. Say which side misbehaves, how you sleep and how many minutes you have. Ask for each section to be looked at on its own, and to see how far it springs up before the length is decided. Then ask to be shown the styling with your own hands in your own hair. You are the one who will have to repeat it.',
        ],
      },
    ],
    service: 'curl',
  },
  {
    title: [
      'How to plan hair for a wedding',
      'Wedding hair: trial, timing and what to bring',
      'What to settle before the wedding morning',
      'A hair timetable for people getting married',
    ],
    answer:
      'Ask for the date as soon as you have it, have the trial six to eight weeks before, and bring the neckline, the veil and two photos. Color is best done one to two weeks ahead, a cut about the same. On the day, start earlier than seems sensible, with the person to be married neither first nor last.',
    blocks: [
      {
        heading: 'Half a year before',
        paragraphs: [
          'Ask who is available on your date, where it would be done, and how many heads there are. Get the price for each, and for travel, early hours and the trial. Ask what happens if the stylist falls ill.',
          'If you want longer hair, a new color or to grow out bangs, begin now. Changes need time to be corrected, and to become you.',
        ],
      },
      {
        heading: 'The trial',
        paragraphs: [
          "Bring the headpiece or its measurements, earrings, a photo of the dress from front and back, and a top with a similar neckline. Bring pictures of hair as thick as yours. An updo on a magazine cover may hold three heads' worth of it. Ask what would need padding or pieces and whether you want that.",
          'Arrive as you will on the day: washed the evening before, or not, as advised. Then wear it until night. Dance, hug somebody, lie down. Note what slipped, what pulled, which pin hurt. Take photos from all sides in daylight, and send your notes while you remember them.',
        ],
      },
      {
        heading: 'The weeks before',
        paragraphs: [
          'Have the last cut and color a week or two ahead. Fresh color is at its brightest then, and the cut has settled. Do nothing for the first time in that period. No new treatment, no new product, no experiment with the sun.',
          'Drink water, sleep, all the things that are told to you and that you will not do. Hair forgives it.',
        ],
      },
      {
        heading: 'The timetable',
        paragraphs: [
          'Count backward from the moment you have to leave. Allow for dressing, which takes longer than planned because of buttons. Then photos. Then hair and face, each with its own block. A styled head takes from half an hour to well over one. Ask for your number and add one more slot for whoever decides at breakfast that she would like it after all.',
          'Put yourself in the middle. First is too early for freshness, last is when the delays arrive. Put the person with the thickest hair first. Tell everyone to wear a shirt with buttons, so that nothing has to go over their heads.',
        ],
      },
      {
        heading: 'On the morning',
        paragraphs: [
          'Find a chair with a low back, a table, two plugs and a window. Clear the floor. Keep pets and uncles elsewhere. Have pins, a little spray, a comb and a needle in one bag, and give that bag to one person. Show her where the veil is fixed and how it comes off, because it will come off at night, and you will not have hands for it.',
          'And eat something. It is not about hair, but the stylist will have seen what happens otherwise.',
        ],
      },
    ],
    service: 'bridal',
  },
  {
    title: [
      'How to keep hair in good order with little effort',
      'Dry ends, flat roots: a short plan for ordinary hair',
      'What your hair needs, and what it does not',
      'Conditioner, heat and the brush: hair care without a shelf',
    ],
    answer:
      'Wash the scalp and not the lengths, put conditioner only where hair is old, detangle from the ends up, dry on low heat, and protect it at night. Most trouble comes from too much heat, too much rubbing and the wrong brush. Products help at the margins. A trim helps where hair has already split.',
    blocks: [
      {
        heading: 'Think of it as cloth',
        paragraphs: [
          'A hair grows about six inches a year. The ends of shoulder-length hair have been through two summers and two winters or more of washing and brushing. They cannot repair themselves, as they are not alive. So treat them as you would an old silk scarf, and the roots as you would skin, because there it is skin that you clean.',
          'That explains the two most common mistakes: scrubbing the lengths and putting conditioner on the scalp. Turn it round and half the problems go away.',
        ],
      },
      {
        heading: 'Washing',
        paragraphs: [
          'How often depends on your scalp. Fine straight hair may want it every second day, coarse or curly hair once a week. If you wash daily and it is greasy by evening, use less product and rinse longer. What looks like grease is often residue.',
          'Conditioner goes from the ears downward. Leave it a minute and rinse. A richer mask once in a while is enough. If hair becomes limp, you are doing too much for it.',
        ],
      },
      {
        heading: 'Brushing and drying',
        paragraphs: [
          'Hair stretches when wet and breaks more easily. Squeeze it, do not rub. Use a wide comb, begin near the ends, and move up as they come loose. A brush with soft bristles for dry fine hair, a paddle for long hair, fingers for curls.',
          "Let it dry halfway by itself before the dryer comes. Keep it moving, a hand's width away, and point it down along the hair so that the surface lies flat. With irons, one slow pass on dry hair with a protector is kinder than four quick ones. If it hisses, it is wet, and you are boiling it.",
        ],
      },
      {
        heading: 'Water, sun, nights',
        paragraphs: [
          'Hard water leaves minerals that make hair dull and rough. A chelating shampoo now and then takes them off. Ask which one is meant for that and how often. Before swimming, wet your hair with tap water. In strong sun, wear a hat. It is good for the nose as well.',
          'At night, tie it loosely and not in the same place each time. Elastics with metal joints cut. So do tight ponytails on damp hair. If the hairline gets thin, change the style before you change the shampoo.',
        ],
      },
      {
        heading: 'What a salon can add',
        paragraphs: [
          'A trim removes split ends. Nothing glues them. A gloss lays a film over rough hair for some weeks. A bond treatment helps after lightening. Ask for each what it does, how long it lasts, and what would happen if you left it out. If you lose hair in patches or much more than usual, or if the scalp hurts, see a doctor first. It may have a cause that no bottle reaches.',
        ],
      },
    ],
    service: 'treatment',
  },
  {
    title: [
      'Growing out short hair',
      'How to grow your hair without hating it',
      'From short to long: how to get through the months between',
      'Growing out bangs, layers or a short cut',
    ],
    answer:
      'Hair grows about half an inch a month, so from ears to shoulders takes about a year. Keep a shape on the way: ask for a small trim at the back every two to three months while the front grows. Treat the ends gently, change how you part and style it, and decide together with your stylist which length is the next stop.',
    blocks: [
      {
        heading: 'Make a plan of stops',
        paragraphs: [
          'A pixie becomes a short bob, a bob becomes a long one. Each of these can look as if it was meant. Ask your stylist for two or three stops on the way, and what has to be cut at each. The neck grows faster to the eye than the crown, so it is shortened while the top catches up. Without that, most people end with a shape they do not like and cut it all off.',
          'Bring a photo of the goal and a photo of your hair as it is. Ask how long it will take, and whether the goal suits your kind of hair.',
        ],
      },
      {
        heading: 'Trim a little, and in the right place',
        paragraphs: [
          'Trims do not make hair grow faster. They take off ends that would split and break, so that more of what grows stays. A quarter of an inch every ten to twelve weeks is enough for most. If you use heat or bleach, you may need more. Say clearly at the start that you are growing it out, and by how much you would like it shortened.',
        ],
      },
      {
        heading: 'Be gentle with the ends',
        paragraphs: [
          'The ends are the oldest part and break first. Use conditioner on them each time, comb from the bottom up, and let hair dry halfway before you use heat. Tight elastic bands break hair at the same place each day. Soft ones, clips and loose braids are better. A smooth pillowcase helps some people.',
        ],
      },
      {
        heading: 'Styles for the months between',
        paragraphs: [
          'Change the part: hair that falls the other way looks longer or fuller. Pins, headbands and small braids hold back bangs that reach the eyes. Waves hide different lengths, while straight hair shows every step. Ask to be shown two styles that take five minutes. With those you can get through the weeks in which nothing seems to work.',
        ],
      },
      {
        heading: 'When to give up, and when not',
        paragraphs: [
          'If you are unhappy with it every morning for a month, go and talk about it before you reach for scissors. Often a small change at the sides is enough. If you decide to go short again, you have at least found out. If you go on, take a photo on the first of each month. You see progress in pictures that you do not see in the mirror.',
        ],
      },
    ],
    service: 'trim',
  },
  {
    title: [
      'Hair in summer and winter',
      'Sun, salt and cold: caring for hair through the seasons',
      'How to protect hair from sun, pools and dry air',
      'Seasonal hair care at home',
    ],
    answer:
      'In summer, wet your hair before you swim, rinse it afterward, and cover it in strong sun. In winter, wash less often, use more conditioner, and dry your hair before you go out. Color fades faster in sun and chlorine, so plan appointments around your vacation. A trim at the end of summer takes off what the sun has damaged.',
    blocks: [
      {
        heading: 'Sun',
        paragraphs: [
          'Ultraviolet light breaks down the proteins in hair and bleaches its color. Lightened and gray hair suffers first and can turn yellow. A hat or a scarf protects more than any product. Sprays with a filter help for a while and have to be renewed. Do not forget the scalp at the part, which burns easily. If you color your hair, a shade that is close to your own hides fading better than a strong contrast.',
        ],
      },
      {
        heading: 'Pools and the sea',
        paragraphs: [
          'Dry hair soaks up pool water like a sponge. Wet it under the shower first and work in a little conditioner, so that there is less room for chlorine. Rinse right after swimming and wash it the same day. Copper in the water can give light hair a green tint. Special shampoos remove it. Salt dries hair out and makes it tangle, so comb it from the ends up, with a wide comb and plenty of conditioner.',
        ],
      },
      {
        heading: 'Cold and dry air',
        paragraphs: [
          'Heated rooms take moisture out of hair, and wool and collars rub it. It becomes flat at the roots and flies up at the ends. Wash every second or third day if you can, with water that is not too hot. Leave conditioner in for some minutes. A drop of oil in the palms, spread over the ends, calms static. Line a wool hat with a silk scarf.',
        ],
      },
      {
        heading: 'Heat tools all year',
        paragraphs: [
          'Use a heat protectant each time, and the lowest setting that works. Fine hair needs less heat than thick hair. Let hair dry most of the way in the air first. An iron goes over each strand once, slowly, and not five times quickly. One day a week without any heat makes a difference that you can feel after a month.',
        ],
      },
      {
        heading: 'Planning appointments',
        paragraphs: [
          'Have a trim before a long vacation and another after it. Have color done about a week before you travel, so that it can settle, and ask for products that suit sun and water. In fall, a gloss can bring back a faded tone without a full color. Tell your stylist how you spent the summer. Pool, sea, and a bottle of lemon juice all leave traces.',
        ],
      },
    ],
    service: 'treatment',
  },
];
