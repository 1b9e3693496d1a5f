"""One window of WebKit's, as wide as it is told, for WebKitWebDriver to drive.

Its own small browser keeps a bar of buttons that is wider than a phone.
"""

import os
import signal
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

LANGUAGE, WIDTH, HEIGHT, LOG = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
CHECK_MS = 1000
driver = os.getppid()
# The driver swallows what is written to standard output, where pages complain.
os.dup2(os.open(LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stdout.fileno())


def view_of(context):
    """A view that keeps nothing beyond its own life; what a page complains of goes to standard output."""
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window()
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    # No window manager is there to give it the keyboard.
    window.get_window().focus(Gdk.CURRENT_TIME)
    return view


def started(context, session):
    """The driver asks for its session by a name, and then for a view."""
    info = WebKit2.ApplicationInfo()
    info.set_name("Closewright")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view_of(context))


def outlives():
    """Ends with the driver, however that ended."""
    if os.getppid() == driver:
        return True
    Gtk.main_quit()
    return False


context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages([f"{LANGUAGE}-US", LANGUAGE])
context.set_automation_allowed(True)
context.connect("automation-started", started)
GLib.timeout_add(CHECK_MS, outlives)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGTERM, Gtk.main_quit)
Gtk.main()
