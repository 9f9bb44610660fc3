import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to find and close your main water valve',
      'Where is my water shutoff, and which way does it turn?',
      'Shutting off the water before the plumber comes',
      'The one valve everybody in the house should know',
    ],
    answer:
      'Look where the water line enters the house: on the wall facing the street, in the basement, the garage, a closet near the heater, or outside in a box by the curb. A round handle closes clockwise. A lever is closed when it lies across the pipe. Find it today, try it gently, and show everybody at home.',
    blocks: [
      {
        heading: 'Where to look',
        paragraphs: [
          'In cold regions the main valve usually sits indoors, where the pipe comes through the basement or crawl space wall. In warm regions it is often outside, on the wall of the house near a hose faucet, or in a covered box in the yard. In a house on a slab, try the garage, the utility closet and the cabinet below the kitchen sink. Apartments often have a small valve of their own behind a panel, and a large one that only the manager may touch.',
          'If you find nothing, begin at the water meter and draw a straight line to the house. Where that line meets the wall, look on both sides of it. A home inspection report may name the place. So may a neighbor with the same floor plan.',
        ],
      },
      {
        heading: 'How to turn it',
        paragraphs: [
          'A round handle belongs to a gate valve. It takes several turns clockwise and should stop without force. A straight lever belongs to a ball valve and needs only a quarter turn: along the pipe is open, across the pipe is closed.',
          'Old gate valves can stick. Work them back and forth a little and stop if the stem will not move. A broken stem turns a small worry into a large one. If yours weeps around the stem after you have tried it, note that and have it seen to at the next visit. Replacing it is routine work on a calm day.',
        ],
      },
      {
        heading: 'After it is closed',
        paragraphs: [
          'Open a cold faucet at the lowest point of the house, then one at the top. The pipes empty downward and the leak loses its supply. Flush once to see that the tank stays empty.',
          'If the heater is leaking or the water will be off for long, turn the heater down as well. On a gas unit, set the control to pilot or vacation. On an electric one, switch off its breaker: an element that runs dry is spoiled in a short time. Keep out of standing water near outlets, and switch off the circuit only if you can reach the panel with dry feet.',
        ],
      },
      {
        heading: 'Small valves come first',
        paragraphs: [
          'Not every leak needs the whole house shut off. Sinks and toilets have a stop valve on the supply line. Washing machines have two. Many heaters have one on the cold inlet. Try the small valve first. If it holds, the rest of the household keeps its water, and you can wait for a plumber in a better mood.',
        ],
      },
      {
        heading: 'Make it easy for the next person',
        paragraphs: [
          'Hang a tag on the main valve and write on it which way is closed. Keep the space in front of it clear, and keep a flashlight near. If the valve at the curb needs a key, put the key where everybody knows it.',
          'Then do a rehearsal. Ask each person at home to find it without help. A valve nobody can find does very little.',
        ],
      },
    ],
    service: 'leak',
  },
  {
    title: [
      'Is it the water heater? How to read the signs',
      'What your water heater is trying to tell you',
      'No hot water, rusty water, water on the floor: what each one means',
      'Water heater trouble, sorted by symptom',
    ],
    answer:
      'Water that is only lukewarm or runs out soon often points to a part such as a thermostat, an element or a broken dip tube, which can be replaced. Rusty hot water points to corrosion inside. Water coming from the tank itself means the tank has failed and cannot be patched. Which of these you have decides whether it is a repair or a replacement.',
    blocks: [
      {
        heading: 'Not hot enough, or not for long',
        paragraphs: [
          'In an electric tank there are usually two heating elements. When one fails you get some hot water and then very little. In a gas tank, a burner that keeps going out can mean a dirty sensor, poor air supply or a fault in the flue. A tankless unit may shut down when its filter is blocked or when scale has built up.',
          'Check the simple things before calling: the breaker for an electric unit, and for a gas unit whether other gas appliances work. Read any code on the display and write it down. If you smell gas, do not test anything. Leave, and call the gas company from outside.',
        ],
      },
      {
        heading: 'Rust, smell and noise',
        paragraphs: [
          'Run a cold faucet, then a hot one, into white cups. If only the hot cup is brown, look to the heater. If both are, the trouble is in the pipes or in the street. A smell of eggs on the hot side often comes from a reaction in the tank and can sometimes be solved by changing the anode rod.',
          'Rumbling means sediment on the bottom. The burner has to heat through it, which takes longer and wears the tank. Draining may help if it has been done before. On a tank that was never drained, ask first: old valves do not always close again.',
        ],
      },
      {
        heading: 'Where the water comes from',
        paragraphs: [
          'A puddle is not yet a verdict. Dry everything with a towel, lay paper around the base and look again later. Drops at the top suggest a loose connection. Drops from the long pipe at the side come from the relief valve, which opens when pressure or temperature is too high. It should never be plugged or capped.',
          'Drops from the seam or from under the jacket are the tank. Close the cold inlet, switch off the fuel or the breaker, and plan for a new unit.',
        ],
      },
      {
        heading: 'What to have ready when you call',
        paragraphs: [
          'The label gives capacity, fuel and model. The serial number usually holds the date of manufacture. Add where the heater stands, how it is vented, how wide the door is, and whether there is a drain pan under it. A photo of the whole unit with its pipes covers most of that.',
          'Say how many people bathe in the morning and whether the old size was enough. A replacement is the moment to change it. And ask about permit, venting and disposal of the old tank, so the quote you get describes the whole job.',
        ],
      },
    ],
    service: 'heater',
  },
  {
    title: [
      'One slow drain or all of them? How to tell where a clog sits',
      'Reading a clog before you call about it',
      'What a gurgling drain means',
      'Slow drains: what to try and when to stop',
    ],
    answer:
      'If one fixture is slow, the clog is close to it, usually in the trap or the short pipe behind. If several are slow, or one backs up when another runs, it is in a shared line further down. The first you may try to clear with a plunger. With the second, stop running water and call.',
    blocks: [
      {
        heading: 'A small test, top to bottom',
        paragraphs: [
          'Run the bathroom sink for half a minute and watch the tub. Flush and listen to the shower drain. Empty a bucket into the laundry sink and look at the floor drain. Each time, the question is whether anything happens somewhere else. Air that gurgles up, or water that rises in the lowest fixture, tells you both drains share the blocked pipe.',
          'Write down the pairs. The kitchen with the laundry means one branch. Everything with the toilet means the main line. It is a small drawing of pipes you cannot see, and it is more help on the phone than any guess.',
        ],
      },
      {
        heading: 'What you can try',
        paragraphs: [
          'Take out the stopper and the strainer and remove the hair. It is not pleasant and it is often all there is to it. Then use a plunger with a flat cup: block the overflow with a wet rag, put enough water in the basin to cover the rubber, and work it straight up and down.',
          'Under a sink, you can put a bucket below the trap and unscrew it by hand. Clean it, note the order of the washers and put it back. Run water and feel the joints with dry paper. In a kitchen, check the disposal too, with the power off at the breaker, and use tongs and not fingers.',
        ],
      },
      {
        heading: 'What to leave alone',
        paragraphs: [
          'Chemical cleaners promise much. In a pipe that is fully blocked they simply stay there, warm up, and wait for whoever opens it. They can harm older pipe and finishes. If some went in already, say so before anybody works on that drain. Never mix two products.',
          'A cheap cable forced round a bend can scratch a bowl or get stuck. And a main line that is backing up is no place for experiments, as what comes back is sewage. Keep people and pets away from it.',
        ],
      },
      {
        heading: 'When to call, and what to say',
        paragraphs: [
          'Call when more than one fixture is affected, when it returns soon after clearing, when there is a smell that cleaning does not change, or when water shows up in a basement floor drain. Tell us the pairs from your test, whether it is worse after rain, what trees stand near the line, and where the cleanout is.',
          'If the same drain clogs again and again, ask about a camera. Grease, roots, a sag and a cracked pipe all look alike from the sink. From the inside they do not.',
        ],
      },
    ],
    service: 'drain',
  },
];
