import { defineConfig } from "prisma/config";

// Only for generating the client: migrations are applied by the product itself (see platform/database/migrate.ts).
export default defineConfig({ schema: "prisma/schema.prisma" });
