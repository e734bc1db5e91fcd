import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useToken } from "../shared/http/session-token.ts";
import { paths } from "../shared/paths.ts";

/**
 * When a session ends, by Log Out, by any 401 or in another tab: forgets what it had loaded and goes to the
 * log-in page, unless already there.
 */
export function SessionWatcher() {
  const token = useToken();
  const previous = useRef(token);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    const ended = previous.current !== null && token === null;
    if (previous.current !== token) queryClient.clear();
    previous.current = token;
    if (ended && pathname !== paths.login) void navigate(paths.login, { replace: true });
  }, [token, pathname, queryClient, navigate]);

  return null;
}
