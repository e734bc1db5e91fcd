import { exactly } from "../computable/sheet-cell.ts";

/** A decimal number as a whole number of units: 12.5 is 125 of 10^-1. */
type Decimal = { units: bigint; scale: number };

/** A number as the shortest decimal of fifteen digits; further digits are noise. */
function toDecimal(value: number): Decimal {
  const [mantissa = "0", exponent = "0"] = exactly(value).toExponential().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const scale = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** Adds numbers as decimals, so that 0.1 and 0.2 make 0.3. */
export class ExactSum {
  #units = 0n;
  #scale = 0;
  count = 0;

  add(value: number): void {
    const { units, scale } = toDecimal(value);
    const common = Math.max(scale, this.#scale);
    this.#units = at(this.#units, this.#scale, common) + at(units, scale, common);
    this.#scale = common;
    this.count += 1;
  }

  /** @throws RangeError for a sum of more digits than a number holds exactly */
  total(): number {
    const total = this.#toNumber();
    const back = toDecimal(total);
    const common = Math.max(back.scale, this.#scale);
    if (at(back.units, back.scale, common) !== at(this.#units, this.#scale, common)) {
      throw new RangeError("the sum has more digits than can be computed with exactly");
    }
    return total;
  }

  mean(): number {
    return exactly(this.#toNumber() / this.count);
  }

  #toNumber(): number {
    return Number(`${this.#units}e-${this.#scale}`);
  }
}

function at(units: bigint, scale: number, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}
