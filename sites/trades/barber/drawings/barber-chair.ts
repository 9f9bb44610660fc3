import { fill, place, rect, repeat, stroke } from '../../../scenes/pen.ts';

/** A barber's chair from the side, standing on 0,0: heavy foot, pedestal, padded back, headrest, footrest. */
export function barberChair(look: { leather: string; leatherShade: string; metal: string; enamel: string }): string {
  const { leather, leatherShade, metal, enamel } = look;
  return (
    fill('M-70 0a70 26 0 0 1 140 0z', metal) +
    rect(-20, -62, 40, 50, enamel) +
    rect(4, -62, 16, 50, metal) +
    rect(-34, -72, 68, 16, metal, 8) +
    stroke('M70-92L108-34', metal, 12) +
    rect(84, -36, 74, 15, metal, 7) +
    place(
      -64,
      -112,
      1,
      rect(-9, -232, 18, 60, metal) +
        rect(-34, -272, 62, 50, leather, 18) +
        rect(4, -272, 24, 50, leatherShade, 12) +
        rect(-36, -186, 66, 208, leather, 22) +
        rect(6, -186, 24, 208, leatherShade, 12) +
        repeat(4, (row) => stroke(`M-24 ${-150 + row * 40}H0`, leatherShade, 5)),
      -9,
    ) +
    fill('M-92-84V-100a26 26 0 0 1 26-26H58a30 30 0 0 1 30 30v12z', leather) +
    fill('M20-126h38a30 30 0 0 1 30 30v12H20z', leatherShade) +
    rect(-92, -88, 180, 18, metal, 6) +
    fill('M-66-88V-158H40a18 18 0 0 1 18 18v52H40v-46H-48v46z', enamel) +
    rect(-78, -172, 132, 22, leather, 11) +
    stroke('M84-98L104-62', leather, 22)
  );
}
