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
  {
    title: [
      'Why gutters overflow, and what to do',
      'Gutters: slope, leaves and where the water goes',
      'Keeping rain off your walls and out of your basement',
      'A short course in gutters',
    ],
    answer:
      'Most gutters overflow because they are full, because they sag, or because one downspout has to take too much. Clean them after the leaves fall and again in spring, check the slope with water from a hose, and lead every downspout several feet away from the house. Stay off the roof, and off ladders if you are alone.',
    blocks: [
      {
        heading: 'See it happen',
        paragraphs: [
          'Put on a coat and go out in heavy rain. Water that shoots over the front edge means that it arrives too quickly, often below a valley. Water that drips behind the gutter means that the edge of the roof does not reach into it. Water that stands after the rain means that the slope is wrong. Each place gets a note or a photo.',
          'Look down as well. A trench or splashes on the siding show what has been going on while you were indoors.',
        ],
      },
      {
        heading: 'Clean',
        paragraphs: [
          'Leaves, seeds and grit from shingles settle near the outlet. From a ladder held by a second person, on firm ground and with the top above the gutter, they come out with a hand and a bucket. Gloves on, as there may be screws and wasps. Flush with a hose toward the downspout. If it backs up, the elbow at the top or the pipe underground is blocked.',
          'If your house is high, if the ground slopes, or if you dislike ladders, have it done. A fall is a poor exchange for a bucket of leaves.',
        ],
      },
      {
        heading: 'Slope and hangers',
        paragraphs: [
          'A gutter needs about a quarter inch of fall for every ten feet. Hangers every two feet hold it, closer where snow lies. Old spikes work loose and can be replaced by long screws with brackets. If the board behind is soft, no screw will hold and the board comes first.',
          'Look at the joints. Sealant in seams lasts some years and then leaks in drops that rot the board. Gutters made in one run have joints only at corners and outlets.',
        ],
      },
      {
        heading: 'Enough outlets',
        paragraphs: [
          'A long run with one small downspout floods at the first cloudburst. Another downspout, or a larger one, is often the whole answer. In valleys, where two slopes pour into one corner, a small splash guard helps.',
          'At the bottom, water has to go away: an extension, a splash block, a buried pipe with an open end you can see. If it goes into the ground and you do not know where, find out. It may end beside your own foundation.',
        ],
      },
      {
        heading: 'About guards',
        paragraphs: [
          'Screens, foam and covers keep out large leaves and let small things in: needles, seeds, grit. No kind does without care, and some make cleaning harder. Look at what falls on your roof before choosing. Under pines, fine mesh clogs on top and has to be brushed. Under oaks, coarse screens do well.',
          'When you ask for a price, say how many feet, how many floors, which trees, and where it overflows. Add what the downspouts empty onto. A few photos in the rain are worth more than all of these.',
        ],
      },
    ],
    service: 'gutter',
  },
  {
    title: [
      'After a storm: what to do about the roof',
      'Hail and wind: first steps for the owner',
      'Storm damage, the insurer and the person at the door',
      'When the storm has passed',
    ],
    answer:
      'Wait until it is safe, then look from the ground and take photos of all sides, the yard and the rooms. Cover holes against more rain, and keep receipts. Call your insurer and describe only what you see. Have the roof looked at by somebody you chose. Sign nothing on the doorstep, and never sign over your claim without reading every line.',
    blocks: [
      {
        heading: 'Safety first',
        paragraphs: [
          'Stay away from wires on the ground or on the roof, and keep others away. Call the utility. Look for hanging branches before you walk below them. If you smell gas, leave. If ceilings sag, keep out of those rooms. Generators and grills belong outdoors and far from windows.',
          'Do not climb. The covering may hide broken boards, and wet leaves on shingles are like soap.',
        ],
      },
      {
        heading: 'Make a record',
        paragraphs: [
          'Photograph the street with the house number, then each side of the house, then details: shingles on the lawn, dents in gutters, vents, window screens, the air conditioner, the mailbox. Soft metal shows hail better than shingles do. Put a coin beside hailstones while they last. Inside, photograph stains with a pencil mark round them and write the hour.',
          'Note when the storm came, and save a weather report. Dig out older photos of the roof. They show what was there before, and that question will be asked.',
        ],
      },
      {
        heading: 'Prevent more damage',
        paragraphs: [
          'Your policy expects you to do what is reasonable: a tarp, a bucket, a board over a broken window. It does not expect you to risk your neck. Ask a roofer about a temporary cover. Do not start the permanent repair before the insurer has seen it or agreed in writing. Keep every damaged piece that is not dangerous.',
        ],
      },
      {
        heading: 'The claim',
        paragraphs: [
          'Call the insurer and give the facts. Ask for your claim number, the deductible for wind and hail, the deadline, and whether you are paid replacement cost or depreciated value. An adjuster will look. You may have your roofer present so that both see the same roof.',
          "Compare the adjuster's scope with the roofer's, line by line. Layers, flashing, permit, code requirements and gutters are often missing from one of them. Supplements can be requested with photos. If it cannot be settled, policies and state insurance departments have a way to appeal.",
        ],
      },
      {
        heading: 'The people at the door',
        paragraphs: [
          'After hail, strangers will ring. Some are decent, some leave town with deposits. Do not let anyone on your roof whom you have not called. Do not sign a paper so that they may only look. It is often a contract, or an assignment of your claim. Nobody can promise what your insurer will pay, and nobody should offer to make your deductible disappear.',
          'Take a card, look up the company, its address and its license if your state requires one, and call people you know. A roof that has waited a day can wait another three. In that time the tarp does its work, and you get to choose in daylight.',
        ],
      },
    ],
    service: 'storm',
  },
  {
    title: [
      'Attic air and ice at the eaves: how they belong together',
      'Why ice forms at the edge of a roof',
      'Ice dams, damp attics and what really helps',
      'What your attic has to do with your ceiling',
    ],
    answer:
      'Ice dams form when warm air from the house melts snow on the roof and the water freezes again at the cold edge. The lasting answer is to stop warm air from getting into the attic, insulate its floor evenly, and let cold air move through under the roof. Heating cables, raking and chipping treat the symptom. Never climb up there with an ax.',
    blocks: [
      {
        heading: 'How it happens',
        paragraphs: [
          'Snow is a blanket. Under it, a warm patch of roof melts the lowest layer. The water runs down until it reaches the eaves, which lie outside the warm house, and freezes there. A ridge of ice grows, water collects behind it and finds its way up beneath the shingles. They are made to shed water that runs down, not to hold a pond.',
          'Icicles alone are no catastrophe. Icicles together with stains on an outside wall or ceiling are.',
        ],
      },
      {
        heading: 'Where the warmth comes from',
        paragraphs: [
          'Less from missing insulation than from holes. Warm air rises through gaps round pipes, chimneys, ceiling lights, the attic hatch and the tops of walls. It carries moisture, which settles as frost on cold nails and drips on the first mild day. That is often taken for a roof leak.',
          'On a cold day, look into the attic with a flashlight. Dark, dirty insulation marks the places where air has passed through it for many winters. Feel for warm spots. See if a bath fan ends there. It should not.',
        ],
      },
      {
        heading: 'What helps',
        paragraphs: [
          'Seal first: foam and caulk round pipes and wires, metal and fire-safe sealant round the chimney, a gasket and a lid for the hatch. Lights need covers that are made for it, as some must not be buried. Then insulate evenly, out to the walls but without blocking the path of air from the soffit. A baffle in each bay keeps it open.',
          'Ventilation comes third. Air enters low, at the eaves, and leaves high, at the ridge or through vents. Adding exhaust without intake pulls warm air out of the house. More is not better. Balanced is better.',
        ],
      },
      {
        heading: 'In the meantime',
        paragraphs: [
          'From the ground, a roof rake can pull the lowest few feet of snow down. Stand to one side, and mind wires. Leave a thin layer, so that you do not scrape the grit. Do not chip ice, and do not pour hot water or rock salt on it. If water is coming in, put a bucket under it, open a way into the attic, and call. Steam removes ice without harming shingles, in the hands of somebody with the equipment.',
        ],
      },
      {
        heading: 'When the roof is renewed',
        paragraphs: [
          'Ask for a self-sticking membrane from the eaves to well inside the warm wall. In cold regions the code demands it. Ask to have the intake vents checked for paint and insulation, and the bath fan led outdoors. And ask about the attic floor before the roof is closed. Some of it is easier to reach from above, on that one day when there is no roof.',
          'In summer the same work keeps bedrooms cooler. That is the part you will notice most often.',
        ],
      },
    ],
    service: 'attic',
  },
];
