import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'Roof leak: what to do in the first hour',
      'Water through the ceiling, and what comes next',
      'How to handle a roof leak until the roofer comes',
      'A drip from above: first steps',
    ],
    answer:
      'Keep people out from under the wet spot, switch off electricity there if a lamp or outlet is near, catch the water, and move what can be moved. Take photos with the date. If a ceiling bulges, do not stand below it. Then call a roofer and say which room, which wall, and what wind and rain were doing. Stay off the roof.',
    blocks: [
      {
        heading: 'Make the room safe',
        paragraphs: [
          'Water and wiring often meet in ceilings. If it drips from a light fixture, or runs down a wall with outlets, switch off that circuit at the panel, provided you can reach it with dry feet. Leave it off until somebody has looked.',
          'A ceiling that sags holds more water than it seems. Keep everyone out of the room. Some people relieve it with a small hole over a bucket. That can save a ceiling, and it can bring it down on whoever holds the screwdriver. If the bulge is large, leave it alone.',
        ],
      },
      {
        heading: 'Catch and guide',
        paragraphs: [
          'Put a bucket under the drip with a board or a cloth in it, to stop the splashing. If water spreads along the ceiling, fix a string to the wettest point and lead it to the bucket. Roll up rugs, cover the bed with plastic, lift boxes off the floor.',
          'If you can reach the attic without stepping on soft boards, look with a flashlight. Water often runs along a rafter for several feet before it falls. A pan under the point where it leaves the wood protects the ceiling below. Walk on beams only, and mind the nails that come through.',
        ],
      },
      {
        heading: 'Write down the weather',
        paragraphs: [
          'A leak that comes with every rain is a hole. One that comes only when wind drives rain from the west is a joint on that side. One that appears on a cold clear morning may be frost or condensation in the attic and not a leak at all. One that follows snow by some days points to ice at the eaves.',
          'So note the date, the hour, the wind and the kind of precipitation, and do it each time. For the person who has to find the source, those four lines are half the search.',
        ],
      },
      {
        heading: 'Look from the ground',
        paragraphs: [
          'When it is over, go round the house with a phone. Photograph each slope, the chimney, the valleys, the gutters, and anything on the lawn that used to be on the roof. Zoom in later. Please do not go up: a wet roof is slippery, and a damaged one may not carry you.',
          'A tarp helps only if it reaches over the ridge and is fixed without new holes. It is a job for people with ropes. Ask about it when you call.',
        ],
      },
      {
        heading: 'Papers',
        paragraphs: [
          'Keep receipts for tarps, fans and repairs. If a storm was the cause, tell your insurer soon, describe it in plain facts and send the photos. Do not throw away damaged things before they have been seen. And dry out the room: open it, run fans, pull wet insulation only once somebody has looked at where the water came from. The stain is useful until then. Draw a pencil line around its edge, and you will know whether it grows.',
        ],
      },
    ],
    service: 'leak',
  },
  {
    title: [
      'How to read a roofing quote',
      'What belongs in a quote for a new roof',
      'Comparing roof quotes without climbing up',
      'Line by line through a roof proposal',
    ],
    answer:
      'A quote you can compare names the area, the layers to be torn off, the make and line of the covering, the underlayment, every piece of flashing, the vents, the price of each rotten board, the permit, the disposal and the cleanup. What is not written is not included. Ask about the gaps before you look at the total.',
    blocks: [
      {
        heading: 'Area and tear-off',
        paragraphs: [
          'Roofers count in squares; one square is a hundred square feet. The number should be similar in all your quotes, plus some waste for hips and valleys. If one is far off, ask how it was measured.',
          'Look for the number of old layers to be removed and who pays if there is one more than expected. The alternative, new shingles over old, costs less and hides the boards. If a quote does not mention tear-off, ask.',
        ],
      },
      {
        heading: 'What lies under the covering',
        paragraphs: [
          'Boards or plywood are judged only when they are bare. A good quote therefore gives a price per sheet or per foot for replacing what is rotten, and says whether you will be called before it is done. Ask for photos of what was found.',
          'Underlayment is named by kind. In cold regions there should be a self-sticking membrane along the eaves and in valleys, wide enough for your local code. Drip edge is the metal at the rim. It is inexpensive, and leaving it out is not a saving.',
        ],
      },
      {
        heading: 'Flashing and openings',
        paragraphs: [
          'Most leaks happen where something comes through the roof or meets it: chimney, walls, skylights, pipes. Ask for each whether the metal is new or used again. Reused flashing can be sound, and it can also be older than the shingles it once served. Old skylights are easier to change with the roof than after it.',
          'Ventilation should be written as an amount and not as an adjective: how much air comes in at the eaves and how much leaves at the ridge. The attic wants both.',
        ],
      },
      {
        heading: 'The people and the site',
        paragraphs: [
          'Who does the work, the company or a subcontractor? Who is there each day whom you can ask? Where do the dumpster and the pallets stand? How are plants, walls and the air conditioner covered? How much is opened at a time, and what if rain comes? When is a magnet run over the lawn?',
          "Ask for proof of liability and workers' coverage, sent to you by the insurance agent. Ask who takes out the permit. If a license is required where you live, look it up at the state's own website.",
        ],
      },
      {
        heading: 'Terms',
        paragraphs: [
          'There are usually two promises about a roof, one from the maker for the material and one from the roofer for the work. Ask for both in writing, with what would void them. Look at the payment steps. A deposit for material is common. Paying everything before the first nail is not.',
          "If insurance is involved, the scope should match the adjuster's list. Nobody should offer to absorb your deductible. In many states that is against the law, and you would be the one signing it.",
        ],
      },
    ],
    service: 'new roof',
  },
  {
    title: [
      'How to check your roof from the ground',
      'Looking at a roof without leaving the lawn',
      'A roof check you can do with both feet down',
      'What binoculars and an attic hatch can tell you',
    ],
    answer:
      'Walk round the house twice a year with binoculars or a phone camera. Look for missing, curled or bare shingles, bent or rusted metal, sagging lines, and gutters full of grit. Then look into the attic by daylight for stains, damp insulation and points of light. Take the same photos each time, and compare.',
    blocks: [
      {
        heading: 'From the street',
        paragraphs: [
          "Step back until you see the ridge. It should be straight, and so should the eaves. A gentle wave in an old house may have been there forever, which is why last year's photo is useful. A new dip is worth a call.",
          'Look over each slope for pieces that are missing, cracked or turned up at the corners. Dark patches can be places where the grit is gone, or algae, which is mostly a matter of looks. Moss is different. It holds water and lifts the edges.',
        ],
      },
      {
        heading: 'The metal and the holes',
        paragraphs: [
          "Now the edges. Around the chimney the metal should lie flat and be tucked into the mortar. In valleys it should be free of leaves. Where a roof meets a wall, look for a stepped line of metal and not for a bead of tar. Tar is somebody's emergency, often long ago.",
          'Pipes that come through the roof wear a rubber collar that cracks in the sun well before the shingles are done. With a zoom you can see the split. Skylights should have clear edges with no heaps of needles above them.',
        ],
      },
      {
        heading: 'Gutters and ground',
        paragraphs: [
          'Sand in the gutter or below the downspout is grit from shingles. A little is normal, above all on a new roof. A steady supply on an old one tells you about its age. Stains behind the gutter mean that water goes behind it and not through it.',
          'Look at the soil. A trench under the eaves shows where it overflows. Then look at the branches over the roof. They should not touch it, for they sweep grit off in every wind and give squirrels a way in.',
        ],
      },
      {
        heading: 'In the attic',
        paragraphs: [
          'Choose a bright day. Stand on something solid and switch your light off. Points of daylight at the ridge or the eaves may be vents; anywhere else they are holes. Switch it on again and look for dark rings round nails, streaks down the rafters and insulation that is flat or stained. In winter, frost on nails means that moist air from the house gets up there. The cure for that is below the attic and not above.',
          'Smell counts too. A dry attic smells of dust and wood. A musty one is telling you something.',
        ],
      },
      {
        heading: 'What to do with the list',
        paragraphs: [
          'One cracked collar or a few shingles call for a repair in the next dry weeks. Wear on every slope calls for a plan, and for a visit by somebody who will go up. Sagging, daylight or wet insulation should be looked at soon. In all cases send your photos along with the age of the roof and the kind of covering. And leave the ladder in the garage: a good look from the lawn twice a year beats one brave look from the top.',
        ],
      },
    ],
    service: 'inspect',
  },
];
