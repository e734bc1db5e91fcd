import type { Blobs } from "./blobs/blobs.ts";
import type { Config } from "./config.ts";
import type { Db } from "./database/database.ts";
import type { QuietMoments } from "./database/quiet-moments.ts";
import type { ProcessLimit } from "./process-limit.ts";
import type { SearchReplica } from "./database/search-replica.ts";
import type { Notifications } from "./notifications/notifications.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mail.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { InstalledModels } from "./models/installed-models.ts";
import type { ModelRegistry } from "./models/model-registry.ts";
import type { ModelAllowance } from "./model-allowance.ts";
import type { Models } from "./models/models.ts";
import type { Payments } from "./payments/payments.ts";
import type { Places } from "./process-limit.ts";
import type { OutageLog } from "./redis-availability.ts";
import type { SecretBox } from "./secret-box/secret-box.ts";
import type { IdentityProvider } from "./sign-in/identity-provider.ts";
import type { Web } from "./web-search/web.ts";

/** Everything the product's code may ask for from the outside world. Composed in `entry/compose.ts`. */
export type App = {
  readonly config: Config;
  readonly log: Log;
  readonly db: Db;
  /** Where searches read; undefined where that is the database itself. */
  readonly searchReplica: SearchReplica | undefined;
  /** In which organizations take turns at the database. */
  readonly databaseTurns: ProcessLimit;
  /** In which organizations take turns at searching. */
  readonly searchTurns: ProcessLimit;
  readonly quietMoments: QuietMoments;
  readonly blobs: Blobs;
  readonly jobs: Jobs;
  readonly notifications: Notifications;
  /** Writes about lost connections to Redis; undefined without one. */
  readonly redisOutage: OutageLog | undefined;
  /** Of the installation, or of the organization that the app is bound to. */
  readonly models: Models;
  readonly modelRegistry: ModelRegistry;
  readonly modelAllowance: ModelAllowance;
  /** Of the answers that this process works on. */
  readonly answerPlaces: Places;
  /** Models that operators install on this machine. */
  readonly localModels: InstalledModels;
  /** Unless a mail server is configured, no mail is sent. */
  readonly mailer: Mailer | undefined;
  readonly metrics: Metrics;
  readonly web: Web;
  /** Encrypts credentials that are stored. */
  readonly secretBox: SecretBox;
  /** Unless one is configured, there is no third-party sign-in. */
  readonly identityProvider: IdentityProvider | undefined;
  /** Undefined while subscriptions are not sold. */
  readonly payments: Payments | undefined;
};

/** The part of the app a function needs: `Has<"db" | "jobs">`. */
export type Has<Capability extends keyof App> = Pick<App, Capability>;
