import {
  Activity,
  Bot,
  FolderPlus,
  House,
  Keyboard,
  KeyRound,
  LogOut,
  MessageSquarePlus,
  Moon,
  MessagesSquare,
  Server,
  Settings,
  Sun,
  Upload,
  User,
  Users,
  Database,
} from "lucide-react";
import type { DatabaseLocationState } from "../../shared/paths.ts";
import { accountPath, chatPath, databasePath, operatorPath, paths } from "../../shared/paths.ts";
import { t } from "./messages.ts";
import type { PaletteItem } from "./palette-item.ts";

type Who = { isAdmin: boolean; isOperator: boolean };

type Place = { openFolderId: string | null; uploadFolderId: string | null };

/** The pages that the caller may open. */
export function listPages({ isAdmin, isOperator }: Who): PaletteItem[] {
  return [
    page(t.chat, MessagesSquare, paths.chat),
    page(t.home, House, paths.home),
    page(t.database, Database, paths.database),
    page(t.account, User, paths.account),
    page(t.security, KeyRound, accountPath("security")),
    page(t.members, Users, accountPath("members")),
    ...(isAdmin
      ? [
          page(t.models, Bot, accountPath("models")),
          page(t.activity, Activity, accountPath("activity")),
        ]
      : []),
    ...(isOperator
      ? [
          page(t.operator, Server, operatorPath("organizations")),
          page(t.operatorModels, Bot, operatorPath("models")),
        ]
      : []),
    page(t.settings, Settings, paths.settings),
  ];
}

/** @param place.uploadFolderId the folder in which files are added; null when there is none yet */
export function listActions(place: Place, isDark: boolean): PaletteItem[] {
  const { openFolderId, uploadFolderId } = place;
  return [
    item(t.newChat, MessageSquarePlus, { go: chatPath(null) }),
    item(t.upload, Upload, { go: databasePath(uploadFolderId), state: begin("upload") }),
    item(t.newFolder, FolderPlus, { go: databasePath(openFolderId), state: begin("new-folder") }),
    item(isDark ? t.lightMode : t.darkMode, isDark ? Sun : Moon, "switch-theme"),
    item(t.shortcuts, Keyboard, "show-help"),
    item(t.logOut, LogOut, "log-out"),
  ];
}

function begin(task: NonNullable<DatabaseLocationState["begin"]>): DatabaseLocationState {
  return { begin: task };
}

function page(label: string, icon: PaletteItem["icon"], go: string): PaletteItem {
  return item(label, icon, { go });
}

function item(
  label: string,
  icon: PaletteItem["icon"],
  action: PaletteItem["action"],
): PaletteItem {
  return { id: label, label, icon, action };
}
