/** An example of a logistic regression. */
export type Example = {
  readonly features: readonly number[];
  readonly positive: boolean;
  readonly weight: number;
};

/** The lines of one question, of which some are right. */
export type Choice = {
  readonly lines: readonly (readonly number[])[];
  readonly right: readonly boolean[];
  readonly weight: number;
};

type Settings = { readonly rounds: number; readonly penalty: number };

/** Fits weights (the last one is the constant) by Adam on the mean log loss with an L2 penalty. */
export function fitLogistic(examples: readonly Example[], settings: Settings): number[] {
  const size = (examples[0]?.features.length ?? 0) + 1;
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  return minimize(size, settings, (weights, gradient) => {
    for (const { features, positive, weight } of examples) {
      const error = ((predict(weights, features) - Number(positive)) * weight) / total;
      for (const [at, value] of features.entries())
        gradient[at] = (gradient[at] ?? 0) + error * value;
      gradient[size - 1] = (gradient[size - 1] ?? 0) + error;
    }
  });
}

/** Fits weights so that the right lines of each question get most of the probability that its lines share. */
export function fitChoice(choices: readonly Choice[], settings: Settings): number[] {
  const size = choices[0]?.lines[0]?.length ?? 0;
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  return minimize(size, settings, (weights, gradient) => {
    for (const { lines, right, weight } of choices) {
      const scores = lines.map((features) => dot(weights, features));
      const shares = softmax(scores);
      const rightShare = shares.reduce((sum, share, at) => sum + (right[at] ? share : 0), 0);
      for (const [at, features] of lines.entries()) {
        const share = shares[at] ?? 0;
        const wanted = right[at] ? share / Math.max(rightShare, 1e-9) : 0;
        const error = ((share - wanted) * weight) / total;
        if (Math.abs(error) < 1e-12) continue;
        for (const [i, value] of features.entries())
          gradient[i] = (gradient[i] ?? 0) + error * value;
      }
    }
  });
}

export function predict(weights: readonly number[], features: readonly number[]): number {
  return 1 / (1 + Math.exp(-dot(weights, features) - (weights[features.length] ?? 0)));
}

export function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += (weights[at] ?? 0) * (features[at] ?? 0);
  return sum;
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function zeros(size: number): number[] {
  return Array.from({ length: size }, () => 0);
}

function minimize(
  size: number,
  { rounds, penalty }: Settings,
  addGradient: (weights: readonly number[], gradient: number[]) => void,
): number[] {
  const weights = zeros(size);
  const mean = zeros(size);
  const square = zeros(size);
  const [rate, decay, squareDecay] = [0.1, 0.9, 0.999];
  for (let round = 1; round <= rounds; round++) {
    const gradient = weights.map((weight) => penalty * weight);
    addGradient(weights, gradient);
    for (let at = 0; at < size; at++) {
      const slope = gradient[at] ?? 0;
      mean[at] = decay * (mean[at] ?? 0) + (1 - decay) * slope;
      square[at] = squareDecay * (square[at] ?? 0) + (1 - squareDecay) * slope * slope;
      const step = (mean[at] ?? 0) / (1 - decay ** round);
      const scale = Math.sqrt((square[at] ?? 0) / (1 - squareDecay ** round)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (rate * step) / scale;
    }
  }
  return weights;
}
