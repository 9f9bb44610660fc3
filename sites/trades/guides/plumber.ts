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
  {
    title: [
      'How to find out what kind of faucet you have',
      'Cartridge, ball, disk or washer: know your faucet before you call',
      'That drip from the tap, explained',
      'Fixing a drip begins with knowing what drips',
    ],
    answer:
      'Look at the handle. Two handles that screw down tight have washers. Two that turn a quarter and stop have ceramic disks. One handle that moves every way over a dome is a ball type. One that lifts and swings on a straight neck is a cartridge. Each wears in its own place and needs its own part, so the name on the faucet and a photo matter more than the size.',
    blocks: [
      {
        heading: 'Why it drips',
        paragraphs: [
          'Inside every faucet something soft is pressed against something hard. In time the soft part hardens or the hard part is scratched by sand. Then water finds a way. A drip from the spout is a worn seal or seat. A leak around the handle or at the base is an O-ring. Water below the sink is a supply line or a connection, and that is the one to take seriously today.',
          'If it drips only on the hot side, feel which one runs warm. It halves the search.',
        ],
      },
      {
        heading: 'Before anything is opened',
        paragraphs: [
          'Close the two small valves below the sink and open the faucet to see that they hold. If they do not, close the main. Lay a towel in the basin and put the stopper in. Nothing is as small as a faucet screw or as fond of drains.',
          'Take a picture at each step. Lay the parts in a row in the order they came out, left to right. Wrap the jaws of your pliers with tape if you care for the finish.',
        ],
      },
      {
        heading: 'The four kinds',
        paragraphs: [
          'With washers, the stem unscrews and a rubber disk sits at its end. Replace it with one of the same shape and look at the brass seat below with a flashlight. If it is pitted, a new washer lasts weeks.',
          'Ceramic disks come as an insert. Scale or a grain of sand may be all that is wrong, but if one is cracked, you replace the insert. Cartridges slide out once a clip is pulled, sometimes with a puller and some language. Note which way the mark faces, or hot and cold change places. Ball faucets have several small springs and seals, sold together in a kit. Change the whole kit.',
        ],
      },
      {
        heading: 'What to bring to the store, or send to us',
        paragraphs: [
          'The old part, cleaned, and the name on the faucet. If there is no name, a photo of the handle, the spout and the part side by side, with a ruler. Many makers supply parts for old models if you can name the model. If the part cannot be found, the faucet is the part.',
        ],
      },
      {
        heading: 'When to hand it over',
        paragraphs: [
          'Stop if a nut does not move with moderate force, if the supply valves leak once touched, if the finish begins to chip, or if the pipe turns along with the fitting. Old shutoff valves under old faucets tend to fail at the same moment. When you call, say how many handles, which side drips, whether the small valves close, and whether you have bought anything yet. If the sink is soon to be replaced anyway, mention that as well. It may change the advice.',
        ],
      },
    ],
    service: 'faucet',
  },
  {
    title: [
      'A toilet that will not stop running: how to tell why',
      'Running toilet, explained from the tank down',
      'What is happening in the tank, and what to do about it',
      'Why the toilet refills by itself',
    ],
    answer:
      'Take off the lid and look. If water runs into the tall tube in the middle, the float is too high or the fill valve does not close. If the water level sinks slowly with no sound and then refills, the flapper at the bottom leaks. If the handle hangs or the chain is caught, that is your answer already. All three are small parts.',
    blocks: [
      {
        heading: 'What the parts are',
        paragraphs: [
          'There are fewer than it seems. On the left usually stands the fill valve, which lets water in and has a float. In the middle stands the overflow tube, so that a tank which fills too far empties into the bowl and not onto the floor. Below it sits the flapper, a rubber lid on a hinge, with a chain to the handle. That is the whole machine.',
          'The lid of the tank is heavy and breaks easily. Lay it flat on a towel, away from feet.',
        ],
      },
      {
        heading: 'Three quick tests',
        paragraphs: [
          'First, watch the level. It should stop about an inch below the top of the tube. If it keeps flowing over the edge, lift the float with a finger. If the water stops, lower the float by its screw or clip. If it does not, the valve is worn or has sand in it.',
          'Second, the color test. Put some food color into the tank and do not flush for half an hour. If the bowl takes on the color, water passes the flapper. Press it down with a stick: if the sound stops, you have found it.',
          'Third, the chain. It should have a little slack. Too tight holds the flapper open, too long catches beneath it.',
        ],
      },
      {
        heading: 'Repairing it',
        paragraphs: [
          'Close the valve by the wall, flush, and hold the handle until the tank is empty. A flapper unhooks from two pegs. Take the old one to the store, since they differ, and wipe the rim it sits on. If the rim is rough or cracked, the new rubber will leak as well.',
          'A fill valve is held by a nut below the tank. Put a bucket under it, sponge out the rest, loosen the supply line, then the nut. The new one comes with a drawing. Tighten by hand and a little more. Porcelain does not forgive enthusiasm.',
        ],
      },
      {
        heading: 'When it is something else',
        paragraphs: [
          'Water on the floor is another matter. Dry everything, lay paper round the base, at the supply and at the tank bolts, and see which gets wet. If it comes from beneath the bowl after flushing, the seal to the drain has gone, and so may the floor. A bowl that rocks wears that seal. A tank or bowl with a crack has to be replaced, even if it only weeps.',
          'If the toilet gurgles, or fills high before it drains, think of the drain and not of the tank.',
        ],
      },
      {
        heading: 'What to say when you call',
        paragraphs: [
          'Which test failed, how old it is, the name stamped inside the tank, whether the wall valve closes, and how many other fixtures drain slowly. If it is the only toilet in the home, begin with that.',
        ],
      },
    ],
    service: 'toilet',
  },
  {
    title: [
      'How to keep pipes from freezing, and what to do if one does',
      'A cold night is coming: pipes and what they need',
      'Frozen pipe? Warm it slowly, from the faucet back',
      'Winter and plumbing, before and after',
    ],
    answer:
      'Before the cold: disconnect hoses, insulate pipes in unheated places, keep the heat on and open the cabinet below sinks on outside walls. If a pipe is frozen, open its faucet and warm the pipe gently from the faucet toward the ice with air from a hair dryer. Never use a flame. If it has split, close the main before it thaws.',
    blocks: [
      {
        heading: 'Which pipes freeze',
        paragraphs: [
          'Water freezes where cold air reaches it and none flows: in crawl spaces, garages, attics, outside walls, and behind kitchen cabinets on the north side. Wind matters as much as the temperature. A draft from one gap beside a pipe can freeze it while the rest of the wall is warm. Houses in mild climates suffer most, since nobody built them for it.',
          'Ice does not burst the pipe where it sits. It pushes the water ahead of it toward a closed faucet until the pressure splits the pipe somewhere between. That is why an open faucet helps.',
        ],
      },
      {
        heading: 'In the fall',
        paragraphs: [
          'Unscrew garden hoses. A hose left on holds water in the pipe, even with a frost-proof faucet. Close the indoor valve to outside faucets, if there is one, and drain the line. Slip foam sleeves over pipes in the crawl space and tape the joints. Seal the gaps where pipes and cables enter. Find the main valve and try it.',
          'Heating cable can help on exposed pipes, but only a kind made for it, put on as the maker says, and never wrapped over itself.',
        ],
      },
      {
        heading: 'On the cold night',
        paragraphs: [
          "Keep the thermostat at one setting, nights included. Open cabinet doors so that room air gets in, after moving cleaners out of children's reach. Let the faucet farthest from the main run with a thin thread of water, hot and cold. Keep the garage door closed. If you go away, leave the heat on, close the main and open a faucet to drain what is left. If your house has a sprinkler system or a boiler, ask first.",
        ],
      },
      {
        heading: 'If nothing comes out',
        paragraphs: [
          'Look for frost on the pipe, or a place that is much colder. Open the faucet it feeds. Then bring warmth: a hair dryer, a heating pad, towels dipped in hot water, starting near the faucet. Keep electric things away from standing water and stay with them. Open flames set walls on fire every winter.',
          'Give it time. If you cannot reach the spot, turn up the heat, open the wall cabinet and call.',
        ],
      },
      {
        heading: 'If it has split',
        paragraphs: [
          "Close the main now, before it thaws, and open the lowest faucet. Switch off the circuit if water may reach outlets. Take photos for the insurer. Tell us where it is, what kind of pipe, whether the water is off, and whether others in the house still flow. And check the neighbors' unit if you share a wall. Cold rarely stops at a property line.",
        ],
      },
    ],
    service: 'burst',
  },
  {
    title: [
      'Low water pressure: how to find the cause',
      'Weak water at the tap: what to check',
      'Why the shower has lost its pressure',
      'Little water, and where it is lost',
    ],
    answer:
      'Find out first whether one faucet is weak or the whole house. One faucet points to its screen or cartridge. Only hot water points to the heater and its valves. Everything at once points to the main valve, the pressure regulator, old pipe, or the water utility. A gauge on a hose faucet outside tells you which group you are in.',
    blocks: [
      {
        heading: 'One faucet only',
        paragraphs: [
          'Unscrew the small screen at the end of the spout and look into it. Grit and lime collect there. Rinse it, soak it in vinegar for an hour, and run the water without it for a moment. If the flow is strong without the screen, you have found the cause. In a shower, do the same with the head.',
          'If it stays weak, look at the two small valves below the sink. One may be half closed, often since the last repair. Turn each gently all the way open. Old valves can start to drip when they are moved, so keep a towel ready.',
        ],
      },
      {
        heading: 'Only the hot side',
        paragraphs: [
          'Compare hot and cold at the same faucet. If cold is strong and hot is weak everywhere, the restriction is at or near the water heater. A valve above the heater may be half closed, or sediment may sit in the connections. In older houses the first piece of hot pipe is often the narrowest. This is a case for a plumber, since the heater has to be shut off and drained for the work.',
        ],
      },
      {
        heading: 'The whole house',
        paragraphs: [
          'Ask a neighbor. If they have little water as well, call the utility. If not, look at the main valve: a lever should lie along the pipe, a wheel should be open. Then screw a pressure gauge onto a hose faucet. They are sold in hardware stores. With all taps shut, most houses read between forty and eighty. Much less, and the regulator near the main valve may have failed. Much more is a problem too, as it wears out hoses and valves.',
          'If the gauge is fine while nothing runs and drops when you open a tap, the pipe is too narrow or has grown shut. That is common with galvanized steel.',
        ],
      },
      {
        heading: 'When it comes and goes',
        paragraphs: [
          'Pressure that drops at certain hours may be due to the street. Pressure that drops when somebody else uses water points to pipe size. Pressure that fell from one day to the next, together with a sound of running water, may be a leak: shut all taps and look at the meter. If the small dial turns, call.',
        ],
      },
      {
        heading: 'What to tell the plumber',
        paragraphs: [
          'Say which fixtures are weak, hot or cold, since when, and what the gauge showed. Give the year of the house and the kind of pipe, if you know it. Mention a water softener or filter, since a full cartridge slows everything behind it. With that, the right parts may already be on the first visit.',
        ],
      },
    ],
    service: 'fixture',
  },
];
