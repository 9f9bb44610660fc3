import type { TradePack } from '../pack.ts';
import { occasions } from './florist-occasions.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to make cut flowers last longer',
      'Caring for a bouquet at home',
      'Why flowers wilt early, and what helps',
      'Fresh flowers for a week: water, cut, place',
    ],
    answer:
      'Wash the vase, fill it with lukewarm water, take off every leaf that would be under water, and cut two fingers of stem at an angle with a sharp knife. Change the water every two days and cut again each time. Keep the vase out of the sun, away from heaters, and away from fruit.',
    blocks: [
      {
        heading: 'The first ten minutes',
        paragraphs: [
          'A cut stem closes within minutes in dry air. On the way home, keep the flowers wrapped and out of the wind. At home, put them in water at once, even if it is only the sink, and look for the vase afterward.',
          'Cut with a knife or sharp scissors. Blunt scissors squeeze the stem shut. The angle matters because a straight stem can stand flat on the bottom of the vase and drink nothing.',
        ],
      },
      {
        heading: 'Clean water, clean vase',
        paragraphs: [
          'Flowers do not die of thirst as often as of bacteria. Leaves under water rot, and the rot blocks the stems. Scrub the vase with soap before you use it. If the water is cloudy, it is late.',
          'The packet of flower food contains sugar, an acid and something against bacteria. Use all of it in the right amount of water. A penny or an aspirin does little.',
        ],
      },
      {
        heading: 'Each flower is different',
        paragraphs: [
          'Tulips keep growing and like little water, cold. Roses like plenty, lukewarm. Hydrangeas drink through the blooms as well: a wilted one can be laid in water for an hour. Woody stems such as lilac should be split at the end. Daffodils give off a sap that harms others, so let them stand alone for a day first.',
          'Lilies drop pollen that stains. Pull the anthers off with a tissue when the flower opens, and keep lilies away from cats altogether.',
        ],
      },
      {
        heading: 'Where to put the vase',
        paragraphs: [
          'Cool and bright without direct sun is right. A kitchen table next to ripe bananas is not, because fruit gives off a gas that ages flowers. At night, the coolest room of the house adds a day or two.',
          'When the first flowers fade, take them out. The rest will look like a new, smaller bouquet if you cut it shorter and change the vase.',
        ],
      },
      {
        heading: 'When you buy the next one',
        paragraphs: [
          'Ask which flowers came in today and which keep longest. Buds that show color last longer than open flowers. Carnations, chrysanthemums and alstroemeria often keep for two weeks. Sweet peas and poppies are for two or three days, and people buy them anyway.',
        ],
      },
      {
        heading: 'Reviving a tired bouquet',
        paragraphs: [
          'If the heads hang, cut three fingers off the stems and stand the flowers up to the neck in lukewarm water for an hour, in a dark and cool place. Roses often recover. If the petals are brown, they will not.',
          'Take the bouquet apart when half of it is over. Short stems look fresh in a glass, and single blooms float in a bowl.',
        ],
      },
    ],
    service: 'bouquet',
  },
  {
    title: [
      'Choosing a house plant that will live',
      'Which plant for which window?',
      'House plants for people who forget to water',
      'Light, water, warmth: finding the right plant',
    ],
    answer:
      'Start with the light you have and not with the plant you like. Look at the place at noon on a clear day. Then be honest about watering: once a week, or when you remember. Tell the shop both, and mention pets and children. Buy a healthy plant of middle size and leave it in its pot for the first weeks.',
    blocks: [
      {
        heading: 'Measure the light',
        paragraphs: [
          'Hold your hand above the spot at midday. A sharp shadow means bright light, a soft one means medium, and none means dim. A south window is bright, an east or west window medium, a north window or the back of a room dim. Trees and neighboring houses take light away.',
          'Succulents, cacti and citrus want bright. Most leafy plants are content with medium. Snake plants, ZZ plants and pothos put up with dim, although they grow slowly there.',
        ],
      },
      {
        heading: 'Water less than you think',
        paragraphs: [
          'More house plants are drowned than dried out. Put a finger two knuckles deep into the soil. If it is damp, wait. When you water, water until it runs out below, and pour away what stands in the saucer after half an hour.',
          'In winter, plants rest and need about half. In front of a heater the air is dry, and a bowl of water or a group of plants helps more than spraying.',
        ],
      },
      {
        heading: 'Look before you buy',
        paragraphs: [
          'Turn over a leaf and look for small insects or webs. New growth at the tips is a good sign. Roots that circle out of the bottom mean that it needs a larger pot soon. A plant in full bloom is beautiful now; one with buds will be beautiful at your home.',
          'Keep it warm on the way in winter. A few minutes of frost are enough to ruin a tropical plant, so ask for paper around it.',
        ],
      },
      {
        heading: 'The first month',
        paragraphs: [
          'A plant that moves house drops a few leaves. Do not repot, feed and move it all at once. Give it a place and leave it there. After four weeks you will see whether it likes it. New leaves are smaller and paler where light is short, and brown at the edges where the air is dry.',
        ],
      },
      {
        heading: 'Cats, dogs and children',
        paragraphs: [
          'Many common plants are harmful when chewed, among them dieffenbachia, philodendron, pothos and all true lilies. Ask before you buy, and put a label with the name in the pot. If something has been eaten, the name is what a vet or poison line will ask for first. Spider plants, parlor palms and most ferns are common choices where somebody nibbles.',
        ],
      },
      {
        heading: 'Repotting and feeding',
        paragraphs: [
          'Most plants want a pot two fingers wider every second spring. Choose one with a hole. Loosen the old soil a little, set the plant as deep as before, and water it once. Feed only while it grows, from spring to early fall, and rather less than the packet says.',
        ],
      },
    ],
    service: 'plant',
  },
  {
    title: [
      'Flowers through the year: what is in season when',
      'Seasonal flowers, month by month',
      'Which flowers to ask for in which season',
      'What blooms when: a calendar for bouquets',
    ],
    answer:
      'In spring ask for tulips, daffodils, ranunculus and later peonies. In summer for roses, sunflowers, snapdragons and sweet peas. In late summer and fall for dahlias, zinnias and chrysanthemums. In winter for amaryllis, anemones and evergreen branches. Flowers in season are fresher, last longer and cost less than the same flower at another time of year.',
    blocks: [
      {
        heading: 'Spring',
        paragraphs: [
          'Bulbs come first: daffodils, hyacinths, tulips. They like cold water and keep growing in the vase. Ranunculus and anemones follow, with many thin petals and thin stems. Branches of cherry, forsythia or quince fill a tall vase with little effort. Peonies have a short season of a few weeks, earlier in the South. Buy them as firm buds that give a little when pressed, and they open at home.',
        ],
      },
      {
        heading: 'Summer',
        paragraphs: [
          'Now the choice is largest. Roses, lisianthus, snapdragons, delphinium, sunflowers and hydrangeas come from fields nearby in many regions. Heat is the problem. Ask for flowers that were cut that morning, take water along for the drive, and change the vase water daily. Sweet peas smell wonderful and last three days. Zinnias and celosia last well over a week.',
        ],
      },
      {
        heading: 'Fall',
        paragraphs: [
          'Dahlias come in every color except blue and bloom until the first frost. Chrysanthemums last for two weeks and more. Add grasses, seed heads, berries and colored leaves. Many of these dry well, so a fall bouquet can become a winter one if you hang it upside down before it wilts.',
        ],
      },
      {
        heading: 'Winter',
        paragraphs: [
          'Amaryllis, anemones, hellebores and forced bulbs are the flowers of the cold months. Evergreen, eucalyptus and holly keep for weeks. Much else comes from far away then, at a higher price. If you need a certain color for an event in January, ask early what can be had. Protect every bouquet from frost on the way, even for a short walk.',
        ],
      },
      {
        heading: 'All year',
        paragraphs: [
          'Carnations, roses, alstroemeria, gerbera and gypsophila can be had in any month, since they are grown under glass. Orchids and potted plants as well. They are a good base to which a few stems of the season are added. Tell your florist the month and the color, and ask what looks good this week.',
        ],
      },
      {
        heading: 'Growing your own',
        paragraphs: [
          'A few pots or a strip of garden give flowers from April to October. Plant bulbs in the fall, sow zinnias and sunflowers after the last frost, and put in one rose and one hydrangea. Cut early in the morning, straight into a bucket of water. Mixed with three bought stems, they make a bouquet that nobody else has.',
          'If you have no garden, ask at a farmers market which grower sells flowers, and come early in the day.',
        ],
      },
    ],
    service: 'seasonal',
  },
  {
    title: [
      'Arranging flowers at home',
      'A simple way to arrange flowers in a vase',
      'How to put a bouquet into a vase so that it looks good',
      'Flowers from the market: how to arrange them',
    ],
    answer:
      'Choose a vase about two thirds as high as the flowers. Clean it and fill it. Make a base of green first, then place the largest flowers, then the smaller ones, turning the vase as you go. Cut each stem to its own length at an angle. An odd number of large flowers and some empty space look more natural than a tight ball.',
    blocks: [
      {
        heading: 'Pick the vase',
        paragraphs: [
          'A narrow neck holds a few stems upright. A wide bowl needs help: a grid of clear tape across the opening, a ball of chicken wire, or a pin holder at the bottom. For a table, keep it low enough that people see each other across it. For a hall, it can be tall. Clear glass shows dirty water, so use it only if you will change it.',
        ],
      },
      {
        heading: 'Prepare the stems',
        paragraphs: [
          'Take off all leaves that would be under water. Cut with a sharp knife or clippers. Sort the stems into three groups: green, large flowers, small flowers. Lay them out so that you can see what you have. Stems with thorns or milky sap go in last. Let wilted flowers drink in a bucket for an hour before you begin.',
        ],
      },
      {
        heading: 'Build it up',
        paragraphs: [
          'Cross the first stems of green in the vase, so that they hold each other. Add three or five large flowers at different heights, not in a row. Turn the vase a quarter each time. Fill in with the smaller flowers, and let some stems stand a little above the rest. Stop before it is full. If it looks stiff, pull two flowers forward and shorten one.',
        ],
      },
      {
        heading: 'Color without fear',
        paragraphs: [
          'One color in several shades always works. Two colors that lie opposite, such as yellow and violet, are lively. White and green calm everything down. If you have a mixed bunch from the market, divide it: warm colors into one vase, cool ones into another. Look at it from the other end of the room before you decide.',
        ],
      },
      {
        heading: 'Day by day',
        paragraphs: [
          'Top up the water daily and change it every second day. Take out what fades. After four or five days, shorten all stems and move the rest into a smaller vase. At the end, float the last blooms in a bowl. Then wash the vase at once, while the rim of lime comes off easily.',
        ],
      },
      {
        heading: 'When you have only a few stems',
        paragraphs: [
          'Three tulips in a narrow glass look better than three tulips in a wide vase. Single flowers in small bottles, five in a row, fill a table. Branches need nothing beside them. If a stem breaks, cut it short and set it in an egg cup next to a plate.',
        ],
      },
    ],
    service: 'arrangement',
  },
  ...occasions,
];
